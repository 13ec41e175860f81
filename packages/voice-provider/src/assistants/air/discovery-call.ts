import { airDesk, deskWords } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import {
  daysBetween,
  findMail,
  findPhone,
  type Now,
  printTime,
  type Utterance,
} from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import type { Context, Finished, Memory, Task, Tool } from '../../brain/dialogue/script.ts'
import {
  type Finding,
  printValue,
  sayValue,
  type Value,
  type Values,
} from '../../brain/dialogue/values.ts'
import { readMoods, readYesNo } from '../../brain/language/moods.ts'
import { sayName } from '../../brain/speech/say-name.ts'
import { inSaidDaypart, leaveOut, readName, sayWhen } from '../read-facts.ts'
import { refineName, slot } from '../slots.ts'
import { isWeekend, readWhen } from './read-when.ts'
import { readFreeTopic, readNamedBusiness, readTrade } from './topics.ts'

/** The paper of a call to the company. Facts that are not known yet are empty. */
export type CallNote = {
  readonly name: string
  readonly contact: string
  readonly time: string
  readonly topic: string
  readonly status: 'draft' | 'sent'
}

/** What the caller agreed to send: the server makes a lead of it. At least one of email and phone is there. */
export type DiscoveryCallRequest = {
  readonly name: string
  readonly email?: string
  /** Ten digits. */
  readonly phone?: string
  /** The caller's line of business. */
  readonly topic: string
  /** 2026-11-17 */
  readonly date: string
  /** 10:30 AM */
  readonly time: string
  readonly timeZone: string
  /** All of it in one sentence, for the message of the lead. */
  readonly message: string
}

const noon = 12 * 60
const opens = 9 * 60
const closes = 18 * 60
const { ask, askAgain, readBack } = airDesk

const asks = (id: keyof typeof askAgain) => ({ ask: ask[id], askAgain: askAgain[id] })

export const discoveryCall: Task = {
  id: 'call',
  keys: [
    'discovery call',
    'book call',
    'schedule call|meeting|demo',
    'set up call|meeting',
    'book meeting|demo|appointment',
    'call me back',
    'you+call|phone|ring+me|us',
    'someone|somebody+call|phone|ring+me|us',
    'callback',
    'someone call me',
    'sign up',
    'get started',
    'interested in',
    'talk sales',
    'make appointment',
    'strategy call',
    'have call',
    'book discovery',
    'want buy',
    'arrange call|meeting|demo',
    'organize call|meeting',
    'have call|meeting',
    'call with',
    'meeting with',
    'schedule introduction|intro|something|time',
    'set something up',
    'walk me through',
    'show me',
    'learn more',
    'hear more',
    'put me down',
    'get in touch',
    'contact me',
    'reach out',
    'want|like try',
    'try it',
    'sign me',
    'interested',
    'want one',
    'want|see|get|like|give demo|presentation',
    'see it action|work|live',
    'see how works',
    'talk to team',
    'find a time',
    'set a time|date',
    'speak about',
    'someone reach|contact|phone',
    'give me a call|ring',
    'call me',
    'consultation',
    'like|need|want appointment|meeting|call',
    'like|need|want+schedule|book',
    'minutes team|someone',
    "let's+talk|chat|speak|meet",
    'change|move|reschedule+call|appointment',
    'move forward',
    'sold',
  ],
  slots: [
    slot('topic', asks('topic'), ['business', 'topic', 'company']),
    slot('name', asks('name'), ['name', 'spelling'], { refine: refineName }),
    slot('email', asks('email'), ['email', 'mail', 'address', 'contact'], {
      mayDecline: true,
      isNeeded: (values) => values.phone === undefined,
    }),
    slot(
      'phone',
      { ask: askAgain.email.slice(1), askAgain: askAgain.email.slice(1) },
      ['phone', 'number'],
      {
        isNeeded: ({ email }) => email?.kind === 'declined',
      },
    ),
    slot('date', asks('date'), ['date', 'day']),
    slot('time', asks('time'), ['time', 'hour']),
  ],
  begin: (memory, choice) => ({
    ...memory.caller,
    ...memory.call,
    ...(choice && choice !== 'same' ? { topic: { kind: 'text', text: choice } } : {}),
  }),
  read: readCall,
  settle: (values) => {
    const time = inSaidDaypart(values) ?? (values.time && inOfficeHours(values.time))
    return time ? { ...values, time } : values
  },
  sayFact: (slotId, values, now) => {
    const value = values[slotId]
    if (!value) return []
    const isWhen = value.kind === 'day' || value.kind === 'time'
    return isWhen ? sayWhen(values, now) : sayValue(value, now)
  },
  check,
  readBack: readCallBack,
  shallI: readBack.shallI,
  paper: (values, status) => callNote(values, status === 'draft' ? 'draft' : 'sent'),
  finish,
  dropped: airDesk.notBooked,
}

/** What the team would not get is not said to be with them. */
function finish(values: Values, memory: Memory, now: Now): Finished {
  const bookings = Number(memory.call !== undefined) + Number(memory.changedCall !== undefined)
  if (bookings >= lineLimits.bookingsPerCall) {
    return { line: airDesk.bookedEnough, tools: [callNote(values, 'draft')], memory }
  }
  return {
    line: memory.call ? airDesk.bookedAgain : airDesk.booked,
    tools: [callNote(values, 'sent'), request(values, now)],
    memory: { ...memory, ...(memory.call && { changedCall: values }), call: values },
  }
}

function readCall(utterance: Utterance, context: Context): Finding[] {
  const mail = findMail(utterance)
  const phone = mail ? undefined : findPhone(utterance.words)
  const when = readWhen(leaveOut(utterance, [mail, phone]), utterance, context)
  const name = readName(when.rest, context, 'name')
  const facts: Finding[] = [
    ...(mail ? [{ slot: 'email', value: { kind: 'mail', address: mail.value } } as const] : []),
    ...(phone
      ? [
          {
            slot: 'phone',
            value: { kind: 'phone', digits: phone.value },
            isOdd: !phone.isWhole,
          } as const,
        ]
      : []),
    ...when.facts,
    ...(noMail.test(utterance.words.join(' '))
      ? [{ slot: 'email', value: { kind: 'declined' } } as const]
      : []),
    ...(name ? [name] : []),
  ]
  const topic = readTopic(utterance, context, facts)
  return topic ? [...facts, topic] : facts
}

const noMail = /\b(?:no|not by|don't have|without|rather not) (?:an? |any |my )?(?:email|mail)\b/

function readTopic(
  utterance: Utterance,
  context: Context,
  facts: readonly Finding[],
): Finding | undefined {
  const isExpected = context.asked === 'topic'
  const isOwn =
    /\b(?:my|our|i have|i own|i run|we run|we're|i'm|we are|i am|i've got|we've got|we have|for (?:a|my|our|the)|own a|run a|have a)\b/.test(
      utterance.words.join(' '),
    )
  const trade =
    isExpected || ((isOwn || !utterance.isQuestion) && !context.values.topic)
      ? (readTrade(utterance) ?? readNamedBusiness(utterance))
      : undefined
  if (trade) return { slot: 'topic', value: { kind: 'text', text: trade } }
  if (
    !isExpected ||
    facts.length > 0 ||
    utterance.isQuestion ||
    readMoods(utterance).size > 0 ||
    readYesNo(utterance)
  )
    return undefined
  const free = readFreeTopic(utterance)
  return free ? { slot: 'topic', value: { kind: 'text', text: free } } : undefined
}

/** Nobody means three at night: an open time is put into the office's day. */
function inOfficeHours(value: Value): Value {
  if (value.kind !== 'time' || !value.time.isHalfOpen) return value
  const minutes = value.time.minutes < opens - 60 ? value.time.minutes + noon : value.time.minutes
  return { kind: 'time', time: { minutes, isHalfOpen: false } }
}

function check({ date, time }: Values, now: Now): ReturnType<NonNullable<Task['check']>> {
  if (date?.kind === 'day') {
    if (isWeekend(date.day)) return { line: airDesk.weekend, clear: ['date'] }
    if (daysBetween(now.day, date.day) < 0) return { line: airDesk.past, clear: ['date'] }
  }
  if (time?.kind === 'time' && (time.time.minutes < opens || time.time.minutes > closes))
    return { line: airDesk.outsideHours, clear: ['time'] }
  return undefined
}

function readCallBack({ name, date, time, email, phone }: Values, now: Now): Clause[] {
  const say = (value: Value | undefined) => (value ? sayValue(value, now) : [])
  return [
    readBack.call,
    ...sayWhen({ ...(date ? { date } : {}), ...(time ? { time } : {}) }, now),
    ...(email?.kind === 'mail' ? [readBack.mail, ...say(email)] : []),
    ...(phone?.kind === 'phone' ? [readBack.phone, ...say(phone)] : []),
    ...(name?.kind === 'name' ? [deskWords.underName, ...sayName(name.name)] : []),
  ]
}

function callNote(values: Values, status: CallNote['status']): Tool {
  const contact = [values.email, values.phone].map(printValue).filter(Boolean).join(', ')
  const when = [values.date, values.time ?? values.daypart]
  const time = when.map(printValue).filter(Boolean).join(', ')
  const note: CallNote = {
    name: printValue(values.name),
    contact,
    time,
    topic: printValue(values.topic),
    status,
  }
  return { kind: 'tool', name: 'call-note', arguments: note }
}

function request(values: Values, now: Now): Tool {
  const { email, phone, date, time } = values
  const topic = printValue(values.topic)
  const when = `${printValue(date)}, ${printValue(time)}`
  const lead: DiscoveryCallRequest = {
    name: printValue(values.name),
    ...(email?.kind === 'mail' ? { email: email.address } : {}),
    ...(phone?.kind === 'phone' ? { phone: phone.digits } : {}),
    topic,
    date: date?.kind === 'day' ? date.day : '',
    time: time?.kind === 'time' ? printTime(time.time.minutes) : '',
    timeZone: now.zone ?? '',
    message: `Discovery call asked for in the voice demo. Business: ${topic}. Preferred time: ${when}.`,
  }
  return { kind: 'tool', name: 'book-discovery-call', arguments: lead }
}
