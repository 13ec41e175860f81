import { ownBusinessPage } from '@nightdesk/content'
import { encodeSetup, readSetup } from '@nightdesk/contracts'
import { useEffect, useReducer, useRef, useState, type Dispatch, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { readOpening, writeOpening } from './opening-address.ts'
import { readServed, readServedLines } from './read-served.ts'
import { blankDraft, nextDraft, setupOf, type SetupDraft, type SetupEvent } from './setup-draft.ts'

/** So long the visitor must pause before the address follows the form. */
const addressWrittenAfterMs = 400

const [{ id: firstTrade }] = ownBusinessPage.trade.trades

export type Setup = {
  readonly draft: SetupDraft
  readonly tell: Dispatch<SetupEvent>
  readonly form: RefObject<HTMLFormElement | null>
}

const blank = blankDraft(firstTrade)

/** What was changed in the served form, without what only stands there because it was served so. */
function changedInServed(form: HTMLFormElement): readonly SetupEvent[] {
  return readServed(form).filter((event) => {
    const next = nextDraft(blank, event)
    return JSON.stringify(next) !== JSON.stringify(blank)
  })
}

/** The form's words: from the tab or the address at first, and kept in both from then on. They are sent nowhere. */
export function useSetup(): Setup {
  const [draft, tell] = useReducer(nextDraft, blank)
  const [servedLines] = useState(readServedLines)
  const form = useRef<HTMLFormElement>(null)
  /** What this tab has put behind the # last, or found there. */
  const address = useRef('')
  const { hash } = useLocation()

  // What was typed before this program came stands in the document, and nowhere else.
  useEffect(() => {
    const kept = keptDraft()
    if (kept) {
      address.current = kept.address
      tell({ kind: 'taken-up', draft: kept.draft })
    }
    if (form.current) for (const event of changedInServed(form.current)) tell(event)
    for (const event of servedLines) tell(event)
  }, [servedLines])
  useEffect(() => {
    const opening = readOpening(hash)
    if (!opening) return
    if (opening.kind === 'setup') {
      // The form may be ahead of its own address: what cannot be said yet is not in that.
      if (hash !== address.current) tell({ kind: 'opened', setup: opening.setup })
      address.current = hash
      document.title = ownBusinessPage.sharedTitle(opening.setup.name)
      // One press away: the form, and the button beside it or below.
      form.current?.closest('section')?.scrollIntoView()
    } else tell({ kind: 'trade-chosen', trade: opening.trade })
  }, [hash])
  useEffect(() => {
    // Nobody has touched it.
    if (draft === blank) return undefined
    keepDraft({ draft, address: address.current })
    const setup = readSetup(setupOf(draft))
    if (!setup) return undefined
    const write = () => {
      address.current = writeOpening(encodeSetup(setup))
      window.history.replaceState(window.history.state, '', address.current)
      keepDraft({ draft, address: address.current })
    }
    const timer = setTimeout(write, addressWrittenAfterMs)
    return () => clearTimeout(timer)
  }, [draft])
  return { draft, tell, form }
}
