import { ownBusinessPage } from '@nightdesk/content'
import { encodeSetup, readSetup } from '@nightdesk/contracts'
import { useEffect, useReducer, useRef, type Dispatch, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { readOpening, writeOpening } from './opening-address.ts'
import { readServed } from './read-served.ts'
import { blankDraft, nextDraft, setupOf, type SetupDraft, type SetupEvent } from './setup-draft.ts'

/** So long the visitor must pause before the address follows the form. */
const addressWrittenAfterMs = 400

const [{ id: firstTrade }] = ownBusinessPage.trade.trades

export type Setup = {
  readonly draft: SetupDraft
  readonly tell: Dispatch<SetupEvent>
  readonly form: RefObject<HTMLFormElement | null>
}

/** The form's words: from the address at first, kept in it from then on, and nowhere else. */
export function useSetup(): Setup {
  const [draft, tell] = useReducer(nextDraft, blankDraft(firstTrade))
  const form = useRef<HTMLFormElement>(null)
  const { hash } = useLocation()

  // What was typed before this program came stands in the document, and nowhere else.
  useEffect(() => {
    if (form.current) for (const event of readServed(form.current)) tell(event)
  }, [])
  useEffect(() => {
    const opening = readOpening(hash)
    if (!opening) return
    if (opening.kind === 'setup') {
      tell({ kind: 'opened', setup: opening.setup })
      document.title = ownBusinessPage.sharedTitle(opening.setup.name)
      // One press away: the form, and the button beside it or below.
      form.current?.closest('section')?.scrollIntoView()
    } else tell({ kind: 'trade-chosen', trade: opening.trade })
  }, [hash])
  useEffect(() => {
    const setup = readSetup(setupOf(draft))
    if (!setup) return undefined
    const write = () =>
      window.history.replaceState(window.history.state, '', writeOpening(encodeSetup(setup)))
    const timer = setTimeout(write, addressWrittenAfterMs)
    return () => clearTimeout(timer)
  }, [draft])
  return { draft, tell, form }
}
