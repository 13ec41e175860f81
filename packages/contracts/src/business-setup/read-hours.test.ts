import { describe, expect, test } from 'vitest'

import { hoursInWords } from './hours-in-words.ts'
import { leftOutOf, readHours } from './read-hours.ts'

const read = (text: string) => {
  const hours = readHours(text)
  return hours && hoursInWords(hours)
}
const weekdays = 'Monday through Friday from 9 AM to 5 PM; closed on Saturday and Sunday'
const usual =
  'Monday through Friday from 9 AM to 6 PM; Saturday from 10 AM to 2 PM; closed on Sunday'

describe('opening hours in plain words', () => {
  test.each([
    ['mon-fri 9 to 6, sat 10-2, closed sundays', usual],
    ['Monday through Friday 9am–6pm, Saturday 10am–2pm', usual],
    ['9 to 6 mon-fri, 10 to 2 on saturdays', usual],
    ['weekdays nine to six, saturdays ten to two', usual],
    [
      'We are open Monday to Friday from 9 in the morning to 6 in the evening and Saturday 10 to 2.',
      usual,
    ],
    ['M-F 9-6; Sat 10-2; Sun closed', usual],
    ['Mon–Fri 09:00–18:00, Sat 10:00–14:00', usual],
    ['mon-fri 9-6 sat 10-2', usual],
    ['closed sunday, mon-fri 9-6, sat 10-2', usual],
    ['9-5 weekdays', weekdays],
    ['weekdays 9-5', weekdays],
    ['mon - fri 9am - 5pm', weekdays],
    ['mon, tue, wed, thu, fri 9-5', weekdays],
    ['monday to friday, 9 to 5', weekdays],
    ['0900-1700 mon-fri', weekdays],
    ['9 to 5, closed sat, sun', weekdays],
    ['closed weekends, 9-5 otherwise', weekdays],
    ['every day 9-5 except weekends', weekdays],
    ['9 to 5 monday to friday', weekdays],
    ['between 9 and 5 on weekdays', weekdays],
    ['opens at 9, closes at 5, monday to friday', weekdays],
    ['9 a.m. to 5 p.m., Monday–Friday', weekdays],
    ['we never close', 'every day around the clock'],
    [
      'Mon-Thu 6am to 10pm. Open 24 hours Friday and Saturday. Sunday 8am to 8pm.',
      'Monday through Thursday from 6 AM to 10 PM; Friday and Saturday around the clock; Sunday from 8 AM to 8 PM',
    ],
    [
      'Monday to Thursday 7:30 to 5, Fridays we knock off at 12:30, closed Saturday and Sunday',
      'Monday through Thursday from 7:30 AM to 5 PM; Friday from 7:30 AM to 12:30 PM; closed on Saturday and Sunday',
    ],
    [
      'noon to midnight, fridays and saturdays noon to 2am',
      'Monday through Thursday and Sunday from noon to midnight; Friday and Saturday from noon to 2 AM',
    ],
    [
      'M-Th 8-5, F 8-1, lunch 12-1 Mon-Thu, closed weekends',
      'Monday through Thursday from 8 AM to noon and from 1 PM to 5 PM; Friday from 8 AM to 1 PM; closed on Saturday and Sunday',
    ],
    [
      'Mon-Fri 8-5, closed 12-1 Mon-Wed',
      'Monday through Wednesday from 8 AM to noon and from 1 PM to 5 PM; Thursday and Friday from 8 AM to 5 PM; closed on Saturday and Sunday',
    ],
    [
      'MWF 7-3, T/Th 10-6, closed weekends',
      'Monday, Wednesday and Friday from 7 AM to 3 PM; Tuesday and Thursday from 10 AM to 6 PM; closed on Saturday and Sunday',
    ],
    ['wkdays 9-5', weekdays],
    ['M-Sat 9-9, Sun 12-6', 'Monday through Saturday from 9 AM to 9 PM; Sunday from noon to 6 PM'],
    [
      'We open at nine and close at six, except Fridays when we’re done by noon. Closed Sat and Sun.',
      'Monday through Thursday from 9 AM to 6 PM; Friday from 9 AM to noon; closed on Saturday and Sunday',
    ],
    [
      'Open 24 hrs except Sunday, when we’re open 7am-11pm',
      'Monday through Saturday around the clock; Sunday from 7 AM to 11 PM',
    ],
    [
      'Tuesday 10 to 4. Wednesday the same. Friday back to 10 to 4. Not open Sunday or Monday.',
      'Tuesday, Wednesday and Friday from 10 AM to 4 PM; closed on Monday, Thursday, Saturday and Sunday',
    ],
    ['m-f 9 to 500, sat n sun closed', weekdays],
    ['Open at 9 every morning, close at 5 every night', 'every day from 9 AM to 5 PM'],
    ['Five long days: Mon-Fri, 9:00 am to 5:00 pm', weekdays],
    ['24/7', 'every day around the clock'],
    ['24 hours a day, seven days a week', 'every day around the clock'],
    ['always open', 'every day around the clock'],
    ['around the clock', 'every day around the clock'],
    ['twenty-four seven', 'every day around the clock'],
    ['every day from noon till late', 'every day from noon to 11 PM'],
    ['daily 11-11', 'every day from 11 AM to 11 PM'],
    ['11am to midnight every day', 'every day from 11 AM to midnight'],
    ['every day 5 to 10', 'every day from 5 PM to 10 PM'],
    ['8 to 8', 'every day from 8 AM to 8 PM'],
    ['10-6 every day but monday', 'Tuesday through Sunday from 10 AM to 6 PM; closed on Monday'],
    ['tue-sun 10-6, closed mondays', 'Tuesday through Sunday from 10 AM to 6 PM; closed on Monday'],
    [
      'closed mondays, otherwise 10 to 6',
      'Tuesday through Sunday from 10 AM to 6 PM; closed on Monday',
    ],
    [
      'Tuesday to Sunday from half past nine to quarter to six',
      'Tuesday through Sunday from 9:30 AM to 5:45 PM; closed on Monday',
    ],
    [
      'mon-fri 9-12 and 1-5',
      'Monday through Friday from 9 AM to noon and from 1 PM to 5 PM; closed on Saturday and Sunday',
    ],
    [
      'mon-fri 9-5, closed 12 to 1 for lunch',
      'Monday through Friday from 9 AM to noon and from 1 PM to 5 PM; closed on Saturday and Sunday',
    ],
    [
      'fri and sat 6pm-2am',
      'Friday and Saturday from 6 PM to 2 AM; closed on Monday through Thursday and Sunday',
    ],
    [
      'daily 10-6, thursdays until 9',
      'Monday through Wednesday and Friday through Sunday from 10 AM to 6 PM; Thursday from 10 AM to 9 PM',
    ],
    [
      'sat morning 9-12, weekdays 8-4',
      'Monday through Friday from 8 AM to 4 PM; Saturday from 9 AM to noon; closed on Sunday',
    ],
    [
      'weekdays 8-5, saturday mornings',
      'Monday through Friday from 8 AM to 5 PM; Saturday from 9 AM to noon; closed on Sunday',
    ],
    [
      'fri-mon 12-8',
      'Monday and Friday through Sunday from noon to 8 PM; closed on Tuesday through Thursday',
    ],
    [
      'lunch 11:30-2:30 and dinner 5-10, every day',
      'every day from 11:30 AM to 2:30 PM and from 5 PM to 10 PM',
    ],
    ['every day 11:30-2:30, 5-10', 'every day from 11:30 AM to 2:30 PM and from 5 PM to 10 PM'],
    [
      'mon wed fri 6am-2pm',
      'Monday, Wednesday and Friday from 6 AM to 2 PM; closed on Tuesday, Thursday, Saturday and Sunday',
    ],
    [
      'weekends only, 10 to 4',
      'Saturday and Sunday from 10 AM to 4 PM; closed on Monday through Friday',
    ],
    ['7 days a week 7am-10pm', 'every day from 7 AM to 10 PM'],
    [
      'Mon-Thu 5-10pm, Fri-Sat 5-11pm, Sun closed',
      'Monday through Thursday from 5 PM to 10 PM; Friday and Saturday from 5 PM to 11 PM; closed on Sunday',
    ],
    [
      'Every day except Tuesday, 11am to 9:30pm',
      'Monday and Wednesday through Sunday from 11 AM to 9:30 PM; closed on Tuesday',
    ],
  ])('%s', (text, words) => {
    expect(read(text)).toBe(words)
  })

  test.each([
    [
      'Mon-Thu 8:30a-5:30p (lunch 12:30-1:30), Fri 8:30a-noon, closed wknds',
      'Monday through Thursday from 8:30 AM to 12:30 PM and from 1:30 PM to 5:30 PM; Friday from 8:30 AM to noon; closed on Saturday and Sunday',
    ],
    [
      'Open daily 10-6 except Wednesdays; Thursdays late till 8',
      'Monday, Tuesday and Friday through Sunday from 10 AM to 6 PM; Thursday from 10 AM to 8 PM; closed on Wednesday',
    ],
    ['lunch 12-3, dinner 5-11 daily', 'every day from noon to 3 PM and from 5 PM to 11 PM'],
    [
      'closed Monday, the rest of the week 11 to 9',
      'Tuesday through Sunday from 11 AM to 9 PM; closed on Monday',
    ],
    [
      'We open at six in the morning on weekdays and close at nine at night; Saturdays 8 to 4',
      'Monday through Friday from 6 AM to 9 PM; Saturday from 8 AM to 4 PM; closed on Sunday',
    ],
    ['Open 24/7, 365 days a year', 'every day around the clock'],
    [
      'Lunch Tue–Fri 11:30–2:30 / Dinner Tue–Sat 5 till 10 / dark Mondays',
      'Tuesday through Friday from 11:30 AM to 2:30 PM and from 5 PM to 10 PM; Saturday from 5 PM to 10 PM; closed on Monday and Sunday',
    ],
    [
      'M–Th 5:00A–10:00P | F 5:00A–8:00P | Sa–Su 7–5',
      'Monday through Thursday from 5 AM to 10 PM; Friday from 5 AM to 8 PM; Saturday and Sunday from 7 AM to 5 PM',
    ],
    [
      'Tu W Th 10-7 • F 9-8 • S 8-4',
      'Tuesday through Thursday from 10 AM to 7 PM; Friday from 9 AM to 8 PM; Saturday from 8 AM to 4 PM; closed on Monday and Sunday',
    ],
    [
      'M/W/F 8:30-4:30, T/Th 10:30-6:30',
      'Monday, Wednesday and Friday from 8:30 AM to 4:30 PM; Tuesday and Thursday from 10:30 AM to 6:30 PM; closed on Saturday and Sunday',
    ],
    [
      'Mon - closed, Tue - 12-7, Wed - 12-7, Thu - 12-7, Fri - 10-7, Sat - 9-5, Sun - closed',
      'Tuesday through Thursday from noon to 7 PM; Friday from 10 AM to 7 PM; Saturday from 9 AM to 5 PM; closed on Monday and Sunday',
    ],
    ['Staffed 9a-5p M-F; members have 24hr keycard access', weekdays],
    ['Mon–Fri, 9–5. Closed the week between Xmas and New Year’s.', weekdays],
    ['Daily 11am-9pm (Memorial Day to Labor Day open till 10)', 'every day from 11 AM to 9 PM'],
    ['9 to 5 weekdays; every other Saturday 8 AM to noon', weekdays],
    ['every day but monday 11-9', 'Tuesday through Sunday from 11 AM to 9 PM; closed on Monday'],
    ['daily except sat and sun', weekdays],
    ['Support desk weekdays 9am to 5pm Mountain time', weekdays],
    ['Mon-Fri 9-5 EST. Web shop any time.', weekdays],
    ['9 to 5 Mon to Fri, emergency line around the clock', weekdays],
    ['Weekdays 9-5, evenings by appointment', weekdays],
    ['Mon-Fri 9-5, no deliveries in snow', weekdays],
    ['Tours daily 9 to 5, ticket office 8 to 4', 'every day from 9 AM to 5 PM'],
    ['Every day 9 till we sell out, usually about 5', 'every day from 9 AM to 5 PM'],
    [
      'Weekdays 9 to 5, Saturdays 10 to 2 from May through September',
      'Monday through Friday from 9 AM to 5 PM; Saturday from 10 AM to 2 PM; closed on Sunday',
    ],
    ['every day 6am to 10pm, pool 9 to 8', 'every day from 6 AM to 10 PM'],
  ])('hears the hours among other words: %s', (text, words) => {
    expect(read(text)).toBe(words)
  })

  const bySaturday =
    'Monday through Friday from 9 AM to 5 PM; Saturday by appointment only; closed on Sunday'
  test.each([
    ['Mon-Fri 9 to 5, Saturday by appointment only', bySaturday],
    ['M-F 9-5, Sat by appt only, Sun closed', bySaturday],
    ['Weekdays 9 to 5 and Saturdays by appointment', bySaturday],
    ['9-5 weekdays; by appointment on Saturday', bySaturday],
    [
      'Mon-Fri 9-5, Sat 10-2 by appointment',
      'Monday through Friday from 9 AM to 5 PM; Saturday from 10 AM to 2 PM, by appointment only; closed on Sunday',
    ],
    ['by appointment only', 'every day by appointment only'],
  ])('keeps the days by appointment: %s', (text, words) => {
    expect(read(text)).toBe(words)
    expect(read(words)).toBe(words)
  })

  test.each([
    ['weekdays 9-5, closed Thanksgiving and Christmas Day', 'Thanksgiving and Christmas Day'],
    ['weekdays 9-5, closed on all major holidays', 'holidays'],
    ['Mon-Fri 9-5 except holidays', 'holidays'],
    [
      'weekdays 9 to 5. Closed Christmas Eve, Christmas and New Year’s Day',
      'New Year’s Day, Christmas Eve and Christmas Day',
    ],
    ['Mon-Fri 9-5, closed weekends and holidays', 'holidays'],
    ['Mon-Fri 9-5, weekends and holidays closed', 'holidays'],
    ['Mon-Fri 9-5, we are closed on the 4th of July', 'the Fourth of July'],
    ['closed Thanksgiving and weekends, 9-5 otherwise', 'Thanksgiving'],
  ])('keeps the holidays: %s', (text, off) => {
    const words = `${weekdays}; closed on ${off}`
    expect(read(text)).toBe(words)
    expect(read(words)).toBe(words)
  })

  test.each([
    ['Weekdays 9-5, evenings by appointment', ['evenings by appointment']],
    ['Mon-Fri 9-5, holidays 10 to 2', ['holidays 10 to 2']],
    [
      'Weekdays 9 to 5, Saturdays 10 to 2 from May through September',
      ['from May through September'],
    ],
    ['9 to 5 Mon to Fri, emergency line around the clock', ['emergency line around the clock']],
    ['Mon-Fri 9 to 5, Saturday by appointment, closed Christmas', []],
  ])('tells what it cannot keep: %s', (text, words) => {
    expect(leftOutOf(text)).toEqual(words)
  })

  test.each([
    '',
    'whenever',
    'hello there my friend how are you',
    '99 to 120',
    '🙂',
    'x'.repeat(10_000),
  ])('makes no hours of %j', (text) => {
    expect(read(text)).toBeUndefined()
  })
})
