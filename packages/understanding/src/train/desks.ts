import type { Example } from './examples.ts'

/** What sentences of an assistant may say: what can be asked, meant and marked. */
export type Desk = {
  readonly id: string
  /** What a fact is given for, where the shared sentences only say `fact`. */
  readonly task: string
  readonly asked: readonly string[]
  readonly slots: readonly string[]
  /** Besides questions, which begin with `q-`. */
  readonly intents: readonly string[]
  /** The folders of its sentences; its own and the shared one where none are named. */
  readonly folders?: readonly string[]
  /** Folders of sentences it has in common with some of the others. */
  readonly besides?: readonly string[]
  /** What an intent of the sentences is to it; sentences without any are left out. */
  meaning?(intent: string): string | undefined
  /** Whether the facts of such a sentence are marked; of others only what is wanted is learned. All are, where it is missing. */
  isMarked?(example: Pick<Example, 'asked' | 'intents'>): boolean
  /** What it learns from the sentences of other assistants. */
  readonly borrowed?: readonly Borrowed[]
}

/** Sentences of another assistant, in the terms of this one: what has no name here is left out. */
export type Borrowed = {
  readonly from: string
  readonly intents: Readonly<Record<string, string>>
  readonly slots: Readonly<Record<string, string>>
}

const list = (text: string) => text.split(' ')
const moods = list(
  'yes no wait repeat refuse unsure human robot hello smalltalk upset language thanks bye other emergency',
)
const contact = list('name spelled email phone retract')

/** What is asked of whatever was answered just before: "and until when?" */
const followUps = ['follow-ups']

const ownAsked = list('open topic guests place name contact when confirm more offer')
const ownSlots = [...list('topic day time guests place wish'), ...contact]
const ownIntents = [
  ...list('book order case staff message another change cancel drop complaint bill lost'),
  ...moods,
]
const borrowed: readonly Borrowed[] = [
  {
    from: 'hotels',
    intents: same(
      'book change cancel complaint bill lost q-other q-parking q-pets q-breakfast q-discount q-pool q-late-arrival q-crib q-check-in q-check-out q-cancellation q-wifi q-gym q-shuttle q-deposit q-view q-payment q-smoking q-laundry q-loyalty q-privacy',
      'q-charging=q-ev q-early-check-in=q-check-in q-late-check-out=q-check-out q-children=q-kids q-wheelchair=q-accessible q-meeting=q-events q-address=q-location q-job=q-hiring q-rates=q-price',
    ),
    slots: same('day time guests wish name spelled email phone retract', 'arrival=day'),
  },
  {
    from: 'transportation',
    intents: same(
      'change cancel complaint bill lost q-other q-payment q-pets q-luggage q-child-seat q-tip q-smoking q-privacy',
      'ride=book status=complaint q-how-long=q-duration q-cancel-policy=q-cancellation q-area=q-service-area q-job=q-hiring q-price=q-fare q-wheelchair=q-wheelchair-van q-stop=q-waiting-fee q-wait=q-waiting-fee',
    ),
    slots: same(
      'day time wish name spelled email phone retract',
      'pickup=place dropoff=place passengers=guests',
    ),
  },
]

/** The assistants that learn, each from its own folder of the corpus and from the shared one. */
export const desks: readonly Desk[] = [
  {
    id: 'transportation',
    besides: followUps,
    task: 'ride',
    asked: list(
      'open pickup dropoff when passengers name airport housenumber contact confirm more offer',
    ),
    slots: [...list('pickup dropoff day time passengers luggage flight vehicle wish'), ...contact],
    intents: [...list('ride another change cancel drop status complaint bill lost'), ...moods],
  },
  {
    id: 'hotels',
    besides: followUps,
    task: 'book',
    asked: list('open arrival nights guests room name change contact when confirm more offer'),
    slots: [...list('arrival departure nights guests room rooms day time wish'), ...contact],
    intents: [
      ...list(
        'book another change cancel drop my-booking complaint bill lost vip group reach-guest',
      ),
      ...moods,
    ],
  },
  {
    id: 'air',
    besides: followUps,
    task: 'call',
    asked: list('open business name contact when message confirm more offer'),
    slots: [...list('business company about day time wish'), ...contact],
    intents: [...list('call introduce message change cancel drop complaint bill outage'), ...moods],
  },
  {
    // The business of a visitor, whatever its trade. Which of many questions is asked is learned apart.
    id: 'own-business',
    meaning: (intent) => (isTopic(intent) ? 'q-topic' : intent),
    // Neither what is in a question, nor when something was booked that shall be changed now.
    isMarked: ({ asked, intents }) =>
      !intents.some(
        (id) => id.startsWith('q-') || (asked === 'open' && /^(?:change|cancel)$/.test(id)),
      ),
    task: 'book',
    asked: ownAsked,
    slots: ownSlots,
    intents: ownIntents,
    borrowed,
  },
  {
    // What businesses of any trade are asked, by topic.
    id: 'business-questions',
    folders: ['own-business'],
    task: 'book',
    asked: ownAsked,
    slots: ownSlots,
    intents: ownIntents,
    meaning: (intent) => (isTopic(intent) ? intent : undefined),
    // Whoever asks it wants to know the topic; the facts are found by the one above.
    isMarked: () => false,
    borrowed,
  },
]

function isTopic(intent: string): boolean {
  return intent.startsWith('q-') && !intent.startsWith('q-hours-')
}

/** Names that are the same there and here, and those that are not: `there=here`. */
function same(alike: string, others: string): Readonly<Record<string, string>> {
  const pairs = list(others).map((pair): [string, string] => {
    const [there = '', here = ''] = pair.split('=')
    return [there, here]
  })
  return Object.fromEntries([...list(alike).map((name) => [name, name]), ...pairs])
}
