import { Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { onToastChange, shownToast, type ShownToast } from './toast-store.ts'

type RegionWords = { readonly regionName: string; readonly closeLabel: string }

export type ToastRegionProps = RegionWords & { readonly toast: ShownToast }

type ToastHostProps = RegionWords & {
  /** Shows a toast; it may come late. */
  readonly Region: ComponentType<ToastRegionProps>
}

/** Stands once in the shell and shows whatever `showToast` was given. */
export function ToastHost({ Region, ...words }: ToastHostProps) {
  const toast = useSyncExternalStore(onToastChange, shownToast, () => null)
  if (!toast) return null
  return (
    <Suspense>
      <Region toast={toast} {...words} />
    </Suspense>
  )
}
