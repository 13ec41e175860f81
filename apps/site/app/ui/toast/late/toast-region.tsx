import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useEffect, useState } from 'react'
import type { ToastRegionProps } from '../toast-host.tsx'
import { endToast, type ShownToast } from '../toast-store.ts'

/** How long a toast stays. Errors stay until they are closed: nobody should miss one. */
const toastStaysMs = 5000
const closingTakesMs = 200

/** Radix brings the pause on hover and focus, the swipe, the F8 key and the announcement. */
export function ToastRegion({ toast, regionName, closeLabel }: ToastRegionProps) {
  return (
    <Provider duration={toastStaysMs} label={regionName}>
      <OneToast key={toast.number} toast={toast} closeLabel={closeLabel} />
      <Viewport asChild label={`${regionName} ({hotkey})`}>
        <div className="toast-region" />
      </Viewport>
    </Provider>
  )
}

type OneToastProps = { readonly toast: ShownToast; readonly closeLabel: string }

function OneToast({ toast, closeLabel }: OneToastProps) {
  const [isOpen, setIsOpen] = useState(true)
  const isError = toast.tone === 'destructive'

  // The store forgets the toast only when it has left the screen.
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => endToast(toast.number), closingTakesMs)
    return () => clearTimeout(timer)
  }, [isOpen, toast.number])

  return (
    <Root
      asChild
      open={isOpen}
      onOpenChange={setIsOpen}
      type={isError ? 'foreground' : 'background'}
      {...(isError && { duration: Infinity })}
    >
      {/* Radix announces the words in a region of its own; `aria-live` off keeps them from being read twice. */}
      <div
        className="toast"
        data-tone={toast.tone}
        role={isError ? 'alert' : 'status'}
        aria-live="off"
      >
        <div>
          <Title className="toast-title">{toast.title}</Title>
          <Description className="toast-text">{toast.text}</Description>
        </div>
        <Close className="toast-close" aria-label={closeLabel}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
          </svg>
        </Close>
      </div>
    </Root>
  )
}
