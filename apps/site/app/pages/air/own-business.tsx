import type { ownBusinessSection } from '@nightdesk/content'
import { Suspense } from 'react'
import { importAgain } from '../../platform/import-again.ts'
import { whenNear } from '../../platform/late-hydration.ts'
import { latePart } from '../../platform/late-part.tsx'
import { Section } from '../../ui/section.tsx'
import { airRevealThreshold } from './constants.ts'
import { listenForEarlyPress } from './early-press.ts'

const served = '[data-late="own-business"]'
const loadDesk = importAgain(() => import('./late/own-business-desk.tsx'))

const OwnBusinessDesk = latePart('own-business', async () => {
  listenForEarlyPress(served)
  keepHeight()
  // Who was sent a setup finds it filled in, wherever on the page it is.
  if (!globalThis.location?.hash.startsWith('#your-business')) await whenNear(served)
  return (await loadDesk()).OwnBusinessDesk
})

/**
 * A link past the form while it waits makes React build it anew: without its height, what the link leads to would have
 * moved by then.
 */
function keepHeight(): void {
  const part = globalThis.document?.querySelector<HTMLElement>(served)
  if (part) part.style.minHeight = `${part.offsetHeight}px`
}

/** The visitor's own business on the line: a form that stands in the page, and comes to life when it is near. */
export function OwnBusiness({ label, title, lead, trades }: typeof ownBusinessSection) {
  return (
    <Section
      id="your-business"
      scheme="night"
      layout="spread"
      label={label}
      title={title}
      lead={lead}
      revealAt={airRevealThreshold}
    >
      {/* The pages of the trades lead here, each with its trade. */}
      {trades.map((trade) => (
        <span key={trade} id={`your-business-${trade}`} className="setup-anchor" />
      ))}
      <div data-late="own-business">
        <Suspense>
          <OwnBusinessDesk />
        </Suspense>
      </div>
    </Section>
  )
}
