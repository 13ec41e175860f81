import { endToast } from './toast-store.ts'
import type { ToastRegionProps } from './toast-host.tsx'

/** A toast without its program: no time of its own, no gestures. It stays until it is closed or another one comes. */
export function PlainToast({ toast, regionName, closeLabel }: ToastRegionProps) {
  return (
    <section className="toast-region" aria-label={regionName}>
      <div
        className="toast"
        data-tone={toast.tone}
        role={toast.tone === 'destructive' ? 'alert' : 'status'}
      >
        <div>
          <p className="toast-title">{toast.title}</p>
          <p className="toast-text">{toast.text}</p>
        </div>
        <button
          type="button"
          className="toast-close"
          aria-label={closeLabel}
          onClick={() => endToast(toast.number)}
        >
          <CloseMark />
        </button>
      </div>
    </section>
  )
}

export function CloseMark() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
