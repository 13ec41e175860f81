import { ownBusinessPage } from '@nightdesk/content'
import type { Preparation } from '@nightdesk/contracts'

const copy = ownBusinessPage.ahead

/** How far it has learned to say what was written. Nobody has to wait for it. */
export function AheadLine({ done }: { readonly done: Preparation | undefined }) {
  if (!done) return null
  const isReady = done.spoken >= done.of
  return (
    <p className="setup-ahead" data-ready={isReady || undefined}>
      <progress aria-label={copy.name} value={done.spoken} max={Math.max(1, done.of)} />
      <span role="status">{isReady ? copy.ready : copy.learning}</span>
    </p>
  )
}
