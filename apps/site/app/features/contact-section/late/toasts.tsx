import { toastRegion } from '@nightdesk/content'
import { useEffect, useRef } from 'react'
import { importAgain } from '../../../platform/import-again.ts'
import { lateOr } from '../../../platform/late-part.tsx'
import { scrollBehavior } from '../../../platform/motion.ts'
import { PlainToast } from '../../../ui/toast/plain-toast.tsx'
import { ToastHost, type ToastRegionProps } from '../../../ui/toast/toast-host.tsx'

// Toasts are rare: their code comes with the first one.
const loadRegion = importAgain(() => import('../../../ui/toast/late/toast-region.tsx'))
const LateRegion = lateOr(
  async () => (await loadRegion()).ToastRegion,
  () => PlainToast,
)

/** A toast lies in the page, where it covers no field; so it is brought into view. */
function RegionInView(props: ToastRegionProps) {
  const { number } = props.toast
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    // The toast is put into its region only when that stands: then the place gets a height.
    const observer = new ResizeObserver((entries) => {
      const [entry] = entries
      if (!entry?.contentRect.height) return
      observer.disconnect()
      // Whoever is shown a field to mend is left there.
      if (document.activeElement?.matches('[aria-invalid="true"]')) return
      entry.target.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [number])
  return (
    <div ref={place} className="toast-place">
      <LateRegion {...props} />
    </div>
  )
}

/** The toasts of the site: all of them answer something that was pressed here. */
export function Toasts() {
  return (
    <ToastHost Region={RegionInView} regionName={toastRegion.name} closeLabel={toastRegion.close} />
  )
}
