/** Days off that are known by their name, in the order of the year. `all` are those on which most businesses are closed. */
export const holidayIds = [
  'new-years-day',
  'martin-luther-king-day',
  'presidents-day',
  'good-friday',
  'easter',
  'memorial-day',
  'juneteenth',
  'independence-day',
  'labor-day',
  'columbus-day',
  'veterans-day',
  'thanksgiving',
  'black-friday',
  'christmas-eve',
  'christmas',
  'new-years-eve',
  'all',
] as const

export type HolidayId = (typeof holidayIds)[number]

type Holiday = readonly [name: string, pattern: string]

const holidays: Readonly<Record<HolidayId, Holiday>> = {
  'new-years-day': ['New Year’s Day', "new year'?s(?: day)?"],
  'martin-luther-king-day': [
    'Martin Luther King Day',
    '(?:mlk|martin luther king)(?:,? jr\\.?)?(?: day)?',
  ],
  'presidents-day': ['Presidents’ Day', "president'?s'? day"],
  'good-friday': ['Good Friday', 'good friday'],
  easter: ['Easter', 'easter(?: sunday)?'],
  'memorial-day': ['Memorial Day', 'memorial day'],
  juneteenth: ['Juneteenth', 'juneteenth'],
  'independence-day': [
    'the Fourth of July',
    '(?:the )?(?:4th|fourth) of july|july (?:4th|fourth|4)\\b|independence day',
  ],
  'labor-day': ['Labor Day', 'labor day'],
  'columbus-day': ['Columbus Day', "(?:columbus|indigenous people'?s'?) day"],
  'veterans-day': ['Veterans Day', "veteran'?s'? day"],
  thanksgiving: ['Thanksgiving', 'thanksgiving(?: day)?'],
  'black-friday': ['Black Friday', 'black friday'],
  'christmas-eve': ['Christmas Eve', '(?:christmas|x-?mas) eve'],
  christmas: ['Christmas Day', '(?:christmas|x-?mas)(?: day)?'],
  'new-years-eve': ['New Year’s Eve', "new year'?s eve"],
  all: [
    'holidays',
    '(?:(?:all|most|major|federal|public|bank|national|legal|the|us) )*holidays?(?! (?:party|parties|dinner|lunch|season|order|menu))',
  ],
}

/** "Thanksgiving", "the Fourth of July", "holidays". */
export const holidayName = (id: HolidayId): string => holidays[id][0]

const patternOf = (id: HolidayId) => `\\b(?:${holidays[id][1]})`

// "Christmas Eve" before "Christmas": an eve is not the day.
const eves: readonly HolidayId[] = ['christmas-eve', 'new-years-eve']
const inOrder = [...eves, ...holidayIds.filter((id) => !eves.includes(id))]
const anyHoliday = inOrder.map(patternOf).join('|')

/** Several in a row, as "Thanksgiving, Christmas Eve and Christmas Day". */
export const holidayList: string = `(?:${anyHoliday})(?:(?:\\s*(?:,|&|/|\\band\\b|\\bor\\b|\\bplus\\b))+\\s*(?:on )?(?:${anyHoliday}))*`

/** The holidays that are named, in the order of the year. */
export function holidaysIn(text: string): readonly HolidayId[] {
  const plain = text.toLowerCase().replaceAll(/[’‘`]/g, "'")
  const named = plain.match(new RegExp(anyHoliday, 'g')) ?? []
  const found = new Set(named.map((words) => inOrder.find((id) => isNamed(id, words))))
  return holidayIds.filter((id) => found.has(id))
}

const isNamed = (id: HolidayId, words: string) => new RegExp(`^(?:${patternOf(id)})$`).test(words)

// A shop may well be open on these, although it is closed on holidays.
const besides: readonly HolidayId[] = [
  'black-friday',
  'good-friday',
  'christmas-eve',
  'new-years-eve',
  'all',
]

/** Whether a business with these days off is closed on one of them. */
export function isOff(off: readonly HolidayId[], id: HolidayId): boolean {
  return off.includes(id) || (off.includes('all') && !besides.includes(id))
}
