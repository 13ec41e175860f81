import type { TradeId } from '@nightdesk/contracts'
import { describe, expect, test } from 'vitest'

import { playOwn } from '../testing/play-own.ts'

const noteAfter = (trade: TradeId, turns: readonly string[]) =>
  playOwn(trade, turns, { by: 'speech' })

describe('when, without an hour', () => {
  test.each<readonly [string, string]>([
    ['As soon as you can. Tomorrow, if you’ve got it.', 'As soon as possible'],
    ['Thursday, any time after lunch', 'Any time after lunch'],
    ['Wednesday, late afternoon, before four I guess', 'Late afternoon, before four'],
    ['Friday morning, early is fine', 'Morning, early'],
    ['Tomorrow after work', 'After work'],
  ])('%s', (when, time) => {
    const call = noteAfter('healthcare', ['I need a check-up', when, 'Maria Lopez', 'yes'])
    expect(call).toMatchObject({ status: 'done', facts: { Time: time, Name: 'Maria Lopez' } })
  })

  test('a part of a day is enough where the time is asked for', () => {
    const call = noteAfter('healthcare', ['I need a check-up', 'Friday', 'in the morning'])
    expect(call.last).toMatch(/name/)
    expect(call.facts.Time).toBe('In the morning')
  })

  test('an order may be wanted as soon as it is ready', () => {
    const order = 'Two chicken wraps and a large soup. Oh, and make one of the wraps without cheese'
    const call = noteAfter('restaurants-takeouts', [
      'I wanna put in an order for pickup',
      order,
      'soon as it’s ready',
      'Tyler',
      'yes',
    ])
    expect(call.facts).toMatchObject({ Order: order, Time: 'As soon as possible', Name: 'Tyler' })
  })
})

describe('what it is about', () => {
  test.each<readonly [TradeId, string, string, string]>([
    [
      'healthcare',
      'I think I sprained my ankle on the stairs and I’d like to see somebody',
      'Reason',
      'Sprained my ankle on the stairs',
    ],
    [
      'healthcare',
      'I just moved here from Maine and I need to set up a physical with a doctor',
      'Reason',
      'Physical',
    ],
    [
      'estimators-construction',
      'Hey, what’s up, I need a price on a wooden deck. The old one is gone.',
      'Work',
      'Wooden deck',
    ],
  ])('%s: %s', (trade, text, label, words) => {
    const call = noteAfter(trade, [text, 'tomorrow'])
    expect(call.facts[label]).toBe(words)
  })

  test('is asked for where a request does not say it', () => {
    const call = noteAfter('fitness-wellness', [
      'I’ve never done this in my life. Can I sign up for a class?',
    ])
    expect(call.last).toContain('Which class or session')
    const answered = noteAfter('fitness-wellness', ['Can I sign up for a class?', 'The first one'])
    expect(answered.facts.Session).toBe('The first one')
  })

  test('may sound like a complaint, and is none', () => {
    const call = noteAfter('healthcare', [
      'Can I book something for my son?',
      'His left wrist. He fell on it last week and it’s still swollen.',
    ])
    expect(call.last).toContain('What day')
    expect(call.facts.Reason).toContain('His left wrist')
  })

  test('a wish for the room stands on the note', () => {
    const call = noteAfter('hotels-hospitality', [
      'I’d like to reserve the upstairs room, my husband likes the view',
      'Friday for two nights',
      'two of us',
      'Ann Hill',
      'yes',
    ])
    expect(call.facts['In their words']).toContain('the upstairs room')
  })
})

describe('a message', () => {
  const long =
    'I got a bill from you and it doesn’t look right at all. Could somebody in billing give me a call? I came in once in October, and the bill has two visits on it.'

  test('stands as a whole', () => {
    const call = noteAfter('healthcare', [`Hi, ${long}`, 'Sandra Hill', '520 555 0199', 'yes'])
    expect(call).toMatchObject({ title: 'Message', status: 'done' })
    expect(call.facts.Message).toBe(long.replace(/\.$/, ''))
  })

  test('is never cut in the middle of a word', () => {
    const text = `Please have the doctor call me back. ${'I have told the nurse about something '.repeat(16)}`
    const { facts } = noteAfter('healthcare', [text, 'Sandra Hill'])
    expect(facts.Message?.length).toBeLessThanOrEqual(501)
    const kept = facts.Message?.replace(/ …$/, '') ?? ''
    expect(text.slice(text.indexOf('have'))).toContain(`${kept.slice(1)} `)
  })

  test.each([
    'Paul Keller was supposed to be here at eight and nobody showed. Have him call me.',
    'I need Paul to call me back',
    'I’d rather talk to the owner. Can she call me?',
  ])('whoever is asked for is not the caller: %s', (text) => {
    const call = noteAfter('estimators-construction', [text])
    expect(call.last).toContain('name')
    expect(call.facts.Name).toBeUndefined()
  })
})

test('two places in one breath are a pickup and a drop-off', () => {
  const call = noteAfter('transportation', [
    'I need a ride tomorrow',
    'Pick up at 5120 North Fresno Street, going to the clinic on Herndon',
  ])
  expect(call.facts).toMatchObject({
    Pickup: '5120 North Fresno Street',
    'Drop-off': 'The clinic on Herndon',
  })
})

test('a goodbye is no new request', () => {
  const call = noteAfter('estimators-construction', [
    'are estimates free?',
    'That’s it, have a good one.',
  ])
  expect(call.title).toBeUndefined()
})

describe('nothing that was told is lost:', () => {
  test('what was told with a question stands on the note that comes later', () => {
    const { facts } = noteAfter('recruitment-staffing', [
      'He’s nineteen, he doesn’t have a car so it can’t be far, how does somebody even sign up with you people?',
      'Okay, warehouse work, tomorrow at ten',
    ])
    expect(facts['In their words']).toContain('doesn’t have a car')
  })

  test('what was told with the yes stands on it', () => {
    const { facts } = noteAfter('healthcare', [
      'I’d like an appointment for my knee tomorrow at ten, my name is Ann Bell',
      'Yes please, and tell Harmon for me',
    ])
    expect(facts['In their words']).toContain('tell Harmon')
  })

  test('what is told once all is done is added', () => {
    const { facts, status, last } = noteAfter('healthcare', [
      'I’d like an appointment for my knee tomorrow at ten, my name is Ann Bell',
      'Yes',
      'No, just make sure the doctor hears I’m allergic to penicillin',
    ])
    expect(facts['In their words']).toContain('allergic to penicillin')
    expect(status).toBe('done')
    expect(last).toContain('I’ve added that to the note.')
  })

  test('a wish for a call beside the yes leaves the booking as it is', () => {
    const { title, facts } = noteAfter('healthcare', [
      'I’d like an appointment for my knee tomorrow at ten, my name is Ann Bell',
      'Yes, and could somebody call me about that bill',
    ])
    expect(title).toBe('Appointment')
    expect(facts['In their words']).toContain('about that bill')
  })
})

test('how long something lasts is no hour', () => {
  const { facts } = noteAfter('recruitment-staffing', [
    'We need somebody to sit in at our front desk, from January 4th for about three months',
  ])
  expect(facts.Time).toBeUndefined()
  expect(facts.Start).toBe('Monday, January 4')
})

test('the way back is a wish, and no hour of the way there', () => {
  const { facts } = noteAfter('transportation', [
    'I need a car from 12 Oak Street to Lincoln Center on Saturday at six, and then home again around ten thirty',
  ])
  expect(facts.Time).toBe('6:00 PM')
  expect(facts.Request ?? facts['In their words']).toContain('ome again around ten thirty')
})

describe('a visit for an estimate', () => {
  test('whoever says all at once is asked for nothing again', () => {
    const { facts, last } = noteAfter('estimators-construction', [
      'Marcus Bell here, 118 Harbor Street, I need a quote on a 12 by 16 deck, can you come Wednesday after two?',
    ])
    expect(facts).toMatchObject({
      Work: expect.stringMatching(/12 by 16 deck$/),
      Where: '118 Harbor Street',
      Time: 'After two',
      Name: 'Marcus Bell',
    })
    expect(last).toContain('Should I put that down for you?')
  })

  test('is none where nobody needs to come', () => {
    const { title, facts } = noteAfter('estimators-construction', [
      'I’ve got plans for a six-unit building and I need a takeoff done, the bid’s due the 30th',
      'Just a takeoff from the drawings, nobody needs to come out',
    ])
    expect(title).toBe('Message')
    expect(facts.Message).toContain('the bid’s due the 30th')
  })

  test('is wished by whoever names day and hour, whatever was offered', () => {
    const { title, facts } = noteAfter('estimators-construction', [
      'What would it run me to finish a basement? It’s about 800 square feet',
      'I guess so. Or could somebody just come and look at it? Next Monday at three would work.',
    ])
    expect(title).toBe('Estimate visit')
    expect(facts).toMatchObject({ Day: 'Monday, November 23', Time: '3:00 PM' })
    expect(facts['In their words']).toContain('800 square feet')
  })
})

test('what is ordered is the list, and not that something is', () => {
  const { facts } = noteAfter('restaurants-takeouts', [
    'Can I get something delivered? One pad thai, a green curry, and two orders of spring rolls.',
  ])
  expect(facts.Order).toBe('One pad thai, a green curry, and two orders of spring rolls')
})

test('a question beside an answer is answered, and does not stand on the note', () => {
  const { facts, last } = noteAfter('estimators-construction', [
    'I need a deck built',
    '5 Chapel Hill Road in Norwalk. But are you insured?',
  ])
  expect(last).toContain('licensed and insured')
  expect(facts.Where).toBe('5 Chapel Hill Road in Norwalk')
})

test.each<readonly [TradeId, string, string, Record<string, string>]>([
  [
    'restaurants-takeouts',
    'a table for three on Friday at seven',
    'Rosa Klein. Oh wait, my sister’s coming too, so make that four',
    { Name: 'Rosa Klein', People: '4', Time: '7:00 PM' },
  ],
  [
    'healthcare',
    'I need a checkup on Thursday at three',
    'Tamika Boyd. You know what, actually make it Friday instead, I’m away that day',
    { Name: 'Tamika Boyd', Day: 'Friday, November 20', Time: '3:00 PM' },
  ],
  [
    'transportation',
    'I need a ride from 20 Elm Street to JFK tomorrow at five, two of us',
    'Bill Trask. Actually, better make it five fifteen.',
    { Name: 'Bill Trask', Time: '5:15 PM' },
  ],
])('a correction after a name is no name: %s', (trade, first, second, facts) => {
  expect(noteAfter(trade, [first, second]).facts).toMatchObject(facts)
})

test('whoever would rather be called leaves a message', () => {
  const { title } = noteAfter('estimators-construction', [
    'I need a deck built',
    '5 Chapel Hill Road in Norwalk',
    'I’m not sure yet, I’d rather somebody phoned me first',
  ])
  expect(title).toBe('Message')
})

test('a party is not on the day of its feast', () => {
  const { facts } = noteAfter('restaurants-takeouts', [
    'We want a table for twelve for our office, it’s our Christmas party, around seven',
  ])
  expect(facts.Day).toBeUndefined()
})

test('whoever meant something else is not leaving', () => {
  const { said, last } = noteAfter('financial-services', [
    'Do you do taxes?',
    'Um, no, I meant I’d like to sit down with someone about some money I inherited',
  ])
  expect(said.join(' ')).not.toContain('Goodbye')
  expect(last).toMatch(/day|time/)
})

test('a yes begins nothing new, whatever is said with it', () => {
  const { title, facts } = noteAfter('ecommerce-markets', [
    'My order number is 4471 and the sweater came in the wrong size',
    'Ann Bell',
    '212 555 0147',
    'Yes. I’d just like the large one sent to me.',
  ])
  expect(title).toBe('Order question')
  expect(facts['In their words']).toContain('the large one')
})

test('whoever leaves no number is noted all the same', () => {
  const { facts, status } = noteAfter('healthcare', [
    'Please tell the doctor my mother’s test came back',
    'Ann Bell',
    'I’d rather not give my number',
    'yes',
  ])
  expect(status).toBe('done')
  expect(facts).toMatchObject({ Name: 'Ann Bell' })
})
