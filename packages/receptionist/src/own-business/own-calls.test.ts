import type { BusinessSetup, TradeId } from '@nightdesk/contracts'
import { describe, expect, test } from 'vitest'

import { playOwn } from '../testing/play-own.ts'

const play = (trade: TradeId, turns: readonly string[], change: Partial<BusinessSetup> = {}) =>
  playOwn(trade, turns, { change })

describe('the greeting', () => {
  test('says the name, and that it is an AI and a demo', () => {
    expect(play('healthcare', []).last).toBe(
      'Good morning, thank you for calling Corner House. I’m the AI receptionist, and this is a demo. How can I help you today?',
    )
  })

  test('is shorter where it should be brisk', () => {
    expect(play('healthcare', [], { tone: 'brisk' }).last).toBe(
      'Good morning, Corner House. AI receptionist, demo call. How can I help?',
    )
  })
})

describe('what each trade does for callers', () => {
  const calls: readonly (readonly [TradeId, string, Record<string, string>, readonly string[]])[] =
    [
      [
        'healthcare',
        'Appointment',
        { Day: 'Tuesday, November 24', Time: '3:00 PM', Name: 'Maria Lopez' },
        [
          'I need to get my teeth cleaned, any time next Tuesday?',
          'three works',
          'Maria Lopez',
          'yes',
        ],
      ],
      [
        'financial-services',
        'Consultation',
        { Day: 'Thursday, November 19', Time: '11:00 AM', Name: 'John Miller' },
        ['I would like someone to do my taxes', 'thursday at 11', 'John Miller', 'yes'],
      ],
      [
        'hotels-hospitality',
        'Reservation',
        { Arrival: 'Friday, November 20', Nights: '2', People: '2', Name: 'Peter Jones' },
        ['I need a room for two nights from Friday', 'two of us', 'Peter Jones', 'yes'],
      ],
      [
        'transportation',
        'Ride',
        { Pickup: '14 Elm Street', Time: '6:00 AM', Passengers: '3', Name: 'Kim Park' },
        [
          'I need a ride to the airport tomorrow at 6 in the morning',
          '14 Elm Street',
          'three of us',
          'Kim Park',
          'yes',
        ],
      ],
      [
        'restaurants-takeouts',
        'Table',
        { People: '4', Day: 'Monday, November 16', Time: '7:00 PM', Name: 'Laura Hill' },
        ['table for four tonight at 7', 'Laura Hill', 'yes'],
      ],
      [
        'restaurants-takeouts',
        'Order',
        { Time: '6:30 PM', Name: 'Dan' },
        ['I’d like to order two large pizzas for pickup', 'half past six', 'Dan', 'yes'],
      ],
      [
        'ecommerce-markets',
        'Order question',
        { 'Order number': '4 5 7 8 1', Name: 'Tom Reed', Phone: '(917) 555-0123' },
        ['where’s my package? it should be here', '4 5 7 8 1', 'Tom Reed', '917 555 0123', 'yes'],
      ],
      [
        'recruitment-staffing',
        'Interview',
        { About: 'Warehouse work', Day: 'Tuesday, November 17', Time: '2:00 PM' },
        ['I’m looking for warehouse work', 'tomorrow at two', 'Luis Ortiz', '646 555 0199', 'yes'],
      ],
      [
        'estimators-construction',
        'Estimate visit',
        { Where: '22 Oak Lane in Dover', Day: 'Wednesday, November 18', Time: '9:00 AM' },
        ['my roof is leaking', '22 Oak Lane in Dover', 'Wednesday at 9', 'Beth Cole', 'yes'],
      ],
      [
        'fitness-wellness',
        'Booking',
        { Day: 'Thursday, November 19', Time: '6:30 PM', Name: 'Mia' },
        ['can I sign up for the yoga class on Thursday evening?', 'six thirty', 'Mia', 'yes'],
      ],
    ]

  test.each(calls)('%s: %s', (trade, title, facts, turns) => {
    const call = play(trade, turns)
    expect(call).toMatchObject({ title, status: 'done', facts })
    expect(call.last).toContain('All set')
  })
})

describe('what a visitor wrote for callers', () => {
  test.each<readonly [TradeId, string, string]>([
    ['healthcare', 'is there somewhere to leave my car?', 'free parking'],
    ['healthcare', 'do you accept Blue Cross?', 'most major plans'],
    ['healthcare', 'are you guys taking on new folks?', 'new patients'],
    ['transportation', 'what do you charge to the airport?', 'sixty dollars'],
    ['restaurants-takeouts', 'anything for vegans?', 'vegetarian'],
    ['hotels-hospitality', 'can I bring my dog?', 'Dogs are welcome'],
    ['estimators-construction', 'do you charge for a quote?', 'free'],
    ['fitness-wellness', 'what does it cost to join?', 'Forty-nine dollars'],
  ])('%s: %s', (trade, text, words) => {
    expect(play(trade, [text]).last).toContain(words)
  })

  test.each<readonly [TradeId, string]>([
    ['healthcare', 'do you do botox?'],
    ['restaurants-takeouts', 'who is your favorite singer?'],
    ['hotels-hospitality', 'what is the capital of France?'],
  ])('%s does not guess at: %s', (trade, text) => {
    expect(play(trade, [text]).last).toContain('I’m not sure about that one.')
  })

  test('an unknown question becomes a message for a person', () => {
    const call = play('healthcare', [
      'do you do botox?',
      'yes please',
      'Anna Smith',
      '212 555 0134',
      'yes',
    ])
    expect(call).toMatchObject({ title: 'Message', status: 'done' })
    expect(call.facts).toMatchObject({ Message: 'Do you do botox', Name: 'Anna Smith' })
  })
})

describe('a day that is closed', () => {
  test('is said so, and another one asked for', () => {
    const call = play('healthcare', ['I need a check-up on Sunday at ten'])
    expect(call.last).toContain('We’re closed on Sunday.')
  })

  test('and an hour outside of the hours too', () => {
    const call = play('healthcare', ['I need a check-up on Tuesday at 8 pm'])
    expect(call.last).toContain('We’re open from 8 AM to 5 PM')
  })
})

test('a person is asked for: someone calls back', () => {
  const call = play('healthcare', [
    'can I talk to a real person',
    'my last visit',
    'Joe Stone',
    '646 555 0101',
    'yes',
  ])
  expect(call).toMatchObject({ title: 'Message', status: 'done' })
  expect(call.facts).toMatchObject({ Name: 'Joe Stone', Phone: '(646) 555-0101' })
})

test.each(['December 3', 'Dec 3', 'Dec. the 3rd', 'December 3 at four'])(
  'takes "%s" for one day, and the number in it for no hour',
  (day) => {
    const { facts } = play('healthcare', ['I’d like an appointment for a cleaning', day])

    expect(facts.Day).toBe('Thursday, December 3')
    expect(facts.Time).toBe(day.endsWith('four') ? '4:00 PM' : undefined)
  },
)

describe('what nobody asked for', () => {
  test('stands on the note in the caller’s words, whenever it is told', () => {
    const { facts, status } = play('healthcare', [
      'Can someone call me about my blood results?',
      'Dana Cole, 212 555 0148, and please call after five',
      'Yes, and I need them for my insurance',
      'yes',
    ])

    expect(status).toBe('done')
    expect(facts['In their words']).toMatch(/please call after five.*I need them for my insurance/)
  })

  test('has an end, however much is told', () => {
    const story = (at: number) =>
      `Kim Park, and then thing number ${at} happened, ${'and the nurse told us to wait at the desk, '.repeat(4)}`
    const turns = Array.from({ length: 8 }, (_, at) => story(at))
    const { facts } = play('healthcare', ['Can someone call me about my results?', ...turns])

    expect(facts['In their words']?.length).toBeLessThanOrEqual(720)
  })

  test('is not written down twice, and a plain answer is none', () => {
    const { facts } = play('fitness-wellness', [
      'I’d like a massage tomorrow at three',
      'Yes, it’s Kim Park, thank you',
      'yes, that’s right, thanks',
    ])

    expect(facts).not.toHaveProperty('In their words')
  })
})

test('a changed hour is said again with its day', () => {
  const { last } = play('financial-services', [
    'I’d like to talk about a loan, Wednesday at four',
    'Ann Bell',
    'No, at four thirty.',
  ])

  expect(last).toMatch(/this Wednesday at four thirty/)
})

test('"bye now" asks for nothing soon', () => {
  const { status, facts } = play('financial-services', [
    'I’d like to talk about a loan, Wednesday at four',
    'Ann Bell',
    'yes',
    'No, that’s it. Bye now.',
  ])

  expect(status).toBe('done')
  expect(facts.Time).toBe('4:00 PM')
})

describe('whoever wants no booking after all', () => {
  test.each([
    ['When would it be?', 'I don’t need an appointment, just have the nurse call me'],
    ['I don’t know', 'No, it’s not a visit, I only want somebody to ring me back'],
  ])('leaves a message, and what was told before stands on it: %s', (first, second) => {
    const { title, facts } = play('healthcare', [
      'I’d like an appointment for my mother, she got new pills at the hospital and they don’t go with her old ones',
      first,
      second,
      'Louise Hartmann',
      '914 555 0126',
    ])

    expect(title).toBe('Message')
    expect(facts).toMatchObject({ Name: 'Louise Hartmann', Phone: '(914) 555-0126' })
    expect(facts.Message).toContain('new pills at the hospital')
    expect(facts['In their words']).toContain(second)
  })
})

describe('an hour', () => {
  test('that is only a limit stands as one', () => {
    const { facts } = play('healthcare', [
      'I’d like an appointment for my knee',
      'Wednesday, sometime after three',
    ])
    expect(facts.Time).toBe('Sometime after three')
  })

  test.each(['I’d want five private sessions', 'Thursday, and one of us is new'])(
    'is no number of things: %s',
    (words) => {
      const { facts } = play('fitness-wellness', ['I’d like to book pilates', words])
      expect(facts.Time).toBeUndefined()
    },
  )
})

test('an email address that nobody asked for stands on the note', () => {
  const { facts } = play('financial-services', [
    'I never got my tax form, can somebody email me a copy?',
    'Dmitri Volkov, my email is dvolkov@example.com',
  ])
  expect(facts.Email).toBe('dvolkov@example.com')
})

test('of those who come, some are not all of them', () => {
  const { facts } = play('restaurants-takeouts', [
    'A table for thirty on Friday at seven',
    'Alicia Grant, and six of us are vegetarian',
  ])
  expect(facts.People).toBe('30')
})

describe('what belongs on the note of a message', () => {
  test('is also the day and the number of people, which it does not ask for', () => {
    const { facts } = play('hotels-hospitality', [
      'What would a room with two beds run me for a Saturday in the middle of December?',
      'Sure. It’d be Saturday the 12th, one night, three of us.',
      'Kevin Tran',
    ])
    expect(facts['In their words']).toContain('Saturday the 12th, one night, three of us')
  })

  test('is what was written down for the booking that it is not', () => {
    const { title, facts } = play('healthcare', [
      'I’d like an appointment for my knee on Thursday',
      'No, it’s already booked, I just want to move it to next Tuesday',
    ])
    expect(title).toBe('Message')
    expect(facts['Noted before']).toContain('Thursday, November 19')
  })
})

test('an order is all of its list', () => {
  const { facts } = play('restaurants-takeouts', [
    'I’d like to order for pickup, two cheeseburgers, one with no onions, and a large fries.',
  ])
  expect(facts.Order).toBe('Two cheeseburgers, one with no onions, and a large fries')
})

test('the last day for something is not the day of it', () => {
  const { facts } = play('financial-services', [
    'I’d like to talk about my taxes',
    'Thursday would be good, I have to answer by December 9th.',
  ])
  expect(facts.Day).toBe('Thursday, November 19')
})

test('whom somebody works for is not their name', () => {
  const { facts } = play('estimators-construction', [
    'Have somebody call me about a takeoff',
    'Mike Donnelly, Donnelly Builders',
  ])
  expect(facts.Name).toBe('Mike Donnelly')
})

test('whoever says what was meant has not declined', () => {
  const { title } = play('fitness-wellness', [
    'How much is it a month?',
    'No, that’s not what I asked, I was charged twice and I want that fixed.',
  ])
  expect(title).toBe('Message')
})

test('an answer that was given before is the answer alone', () => {
  const { facts } = play('fitness-wellness', [
    'Can I come in on Friday at six?',
    'Pilates, like I said.',
  ])
  expect(facts.Session).toBe('Pilates')
})

test('the first name is no first of a month', () => {
  const { facts } = play('financial-services', [
    'I’d like to talk about my taxes on Thursday at ten',
    'Alice Moore',
    'No, the first name is Alice.',
  ])
  expect(facts.Day).toBe('Thursday, November 19')
})

test('whoever objects to an answer is not said goodbye to', () => {
  const { said } = play('ecommerce-markets', [
    'Can I send things back?',
    'No, I’m not returning anything. I asked if you deliver to Canada.',
  ])
  expect(said.join(' ')).not.toContain('Goodbye')
})
