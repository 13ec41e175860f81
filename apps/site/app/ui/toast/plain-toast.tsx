import { endToast } from './toast-store.ts'
import type { ToastRegionProps } from './toast-host.tsx'

/** A toast without its program: no time of its own, no gestures. It stays until it is closed or another one comes. */
export function PlainToast({ toast, closeLabel }: ToastRegionProps) {
  const { tone, title, text, number } = toast
  return (
    <div className="toast-region">
      <div className="toast" data-tone={tone} role={tone === 'success' ? 'status' : 'alert'}>
        <div>
          <p className="toast-title">{title}</p>
          <p className="toast-text">{text}</p>
        </div>
        <button className="toast-close toast-text" onClick={() => endToast(number)}>
          {closeLabel}
        </button>
      </div>
    </div>
  )
}
