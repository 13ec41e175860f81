import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onToastChange, shownToast } from './toast-store.ts'

// Toasts are rare: their code comes with the first one.
const ToastRegion = lazy(async () => {
  const region = await import('./late/toast-region.tsx')
  return { default: region.ToastRegion }
})

type ToastHostProps = { readonly regionName: string; readonly closeLabel: string }

/** Stands once in the shell and shows whatever `showToast` was given. */
export function ToastHost(props: ToastHostProps) {
  const toast = useSyncExternalStore(onToastChange, shownToast, () => null)
  if (!toast) return null
  return (
    <Suspense>
      <ToastRegion toast={toast} {...props} />
    </Suspense>
  )
}
