/** What sentences of an assistant may say: what can be asked, meant and marked. */
export type Desk = {
  readonly id: string
  /** What a fact is given for, where the shared sentences only say `fact`. */
  readonly task: string
  readonly asked: readonly string[]
  readonly slots: readonly string[]
  /** Besides questions, which begin with `q-`. */
  readonly intents: readonly string[]
}

const list = (text: string) => text.split(' ')
const moods = list(
  'yes no wait repeat refuse unsure human robot hello smalltalk upset language thanks bye other emergency',
)
const contact = list('name spelled email phone retract')

/** The assistants that learn, each from its own folder of the corpus and from the shared one. */
export const desks: readonly Desk[] = [
  {
    id: 'transportation',
    task: 'ride',
    asked: list(
      'open pickup dropoff when passengers name airport housenumber contact confirm more offer',
    ),
    slots: [...list('pickup dropoff day time passengers luggage flight vehicle wish'), ...contact],
    intents: [...list('ride another change cancel drop status complaint bill lost'), ...moods],
  },
  {
    id: 'hotels',
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
    task: 'call',
    asked: list('open business name contact when confirm more offer'),
    slots: [...list('business about day time wish'), ...contact],
    intents: [...list('call change cancel drop complaint bill outage'), ...moods],
  },
]
