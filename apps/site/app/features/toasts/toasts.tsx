import { toastRegion } from '@nightdesk/content'
import { importAgain } from '../../platform/import-again.ts'
import { lateOr } from '../../platform/late-part.tsx'
import { PlainToast } from '../../ui/toast/plain-toast.tsx'
import { ToastHost } from '../../ui/toast/toast-host.tsx'

// Toasts are rare: their code comes with the first one.
const loadRegion = importAgain(() => import('../../ui/toast/late/toast-region.tsx'))
const Region = lateOr(
  async () => (await loadRegion()).ToastRegion,
  () => PlainToast,
)

/** The toasts of the site. */
export function Toasts() {
  return <ToastHost Region={Region} regionName={toastRegion.name} closeLabel={toastRegion.close} />
}
