import { isJsonObject, readSetup, setupTones, tradeIds } from '@nightdesk/contracts'
import { blankDraft, setupOf, type SetupDraft } from './setup-draft.ts'

/** Where the words of the form are kept as they stand, right or wrong: in this tab, and nowhere else. */
const place = 'nightdesk-setup'

export type KeptDraft = {
  readonly draft: SetupDraft
  /** What stood behind the # for it last. Another setup there was sent by somebody, and is the one to show. */
  readonly address: string
}

export function keepDraft(kept: KeptDraft): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing has the address.
  }
}

export function keptDraft(): KeptDraft | undefined {
  try {
    return readKeptDraft(JSON.parse(sessionStorage.getItem(place) ?? 'null'))
  } catch {
    // Forbidden or unreadable: nothing was kept.
    return undefined
  }
}

/** What has another shape was not kept by this form, or by an earlier release of it. */
export function readKeptDraft(kept: unknown): KeptDraft | undefined {
  if (!isJsonObject(kept) || !isJsonObject(kept.draft)) return undefined
  const { address, draft } = kept
  const trade = tradeIds.find((id) => id === draft.trade)
  const tone = setupTones.find((id) => id === draft.tone)
  const { name, town, hoursText, questions, ownHours, ownQuestions, isOpen } = draft
  if (!trade || !tone || typeof address !== 'string') return undefined
  if (typeof name !== 'string' || typeof town !== 'string' || typeof hoursText !== 'string')
    return undefined
  if (!Array.isArray(questions)) return undefined
  const blank = blankDraft(trade)
  const read: SetupDraft = {
    ...blank,
    name,
    town,
    tone,
    hoursText,
    hours: readWeek(draft.hours, blank),
    questions: questions.filter(isJsonObject).map(({ question, answer }) => ({
      question: typeof question === 'string' ? question : '',
      answer: typeof answer === 'string' ? answer : '',
    })),
    ownHours: ownHours === true,
    ownQuestions: ownQuestions === true,
    isOpen: isOpen === true,
  }
  return { draft: read, address }
}

/** The hours if a line could answer with them, or those that the trade starts from. */
function readWeek(hours: unknown, blank: SetupDraft): SetupDraft['hours'] {
  if (!isJsonObject(hours)) return blank.hours
  const setup = readSetup({ ...setupOf({ ...blank, name: 'Kept' }), ...hours })
  if (!setup) return blank.hours
  const { week, appointmentDays = [], holidaysOff = [] } = setup
  return { week, appointmentDays, holidaysOff }
}
