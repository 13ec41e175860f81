import { airDesk, trades } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import type { Now } from '@nightdesk/understanding'
import { callerSlot } from '../../contact-slots.ts'
import { choiceIn, readChoice, readChoiceOrWords } from '../../kinds/text.ts'
import type { Reader, Values } from '../../kinds/value.ts'
import { readWish } from '../../kinds/wishes.ts'
import type { Finished, Memory, Slot, Task } from '../../script.ts'
import { nameSlot, unaskedSlot } from '../../slots.ts'
import { asks, day, email, hours, phone, sayAll, sayFact, time, zone } from './call-slots.ts'
import { company } from './company.ts'
import { bookingRequest, callNote } from './papers.ts'

const readTrade = readChoiceOrWords(trades)
const readTradeInName = readChoice(trades)

/** The name over the door tells the trade, where nothing else does: "Delgado Family Dental". */
const readBusiness: Reader = (text, context) => {
  if (context.tag !== 'company') return readTrade(text.replace(aboutIt, ''), context)
  return context.values.business ? undefined : readTradeInName(text, context)
}

export const business: Slot = {
  id: 'business',
  tags: ['business', 'company'],
  ...asks('topic'),
  names: ['business', 'topic'],
  read: readBusiness,
  spot: spotTrade,
  isPoor: (value) => value.kind === 'text' && !(value.text in trades),
  isAboutCaller: true,
}

const ownTrade =
  /\b(?:(?:i'm|i am|we're|we are) an? |(?:i|we) (?:do|sell|run|own|have|teach|fix|make) )([^,.;!?]+)/gi

/** "I do taxes": what callers say they are or do is their trade, where it is one we know. */
function spotTrade(text: string): string | undefined {
  const told = Array.from(text.matchAll(ownTrade), ([, trade = '']) => trade)
  return told.find((trade) => choiceIn(trades, trade) !== undefined)
}

const aboutIt = /^(?:it['’]s |it is )?(?:just )?(?:about|regarding) /i
const ourselves =
  /^(?:about )?(?:(?:your|the|this|that|an?|one of (?:those|these|your)) )?(?:(?:ai|phone|answering|voice|call|little|new|talking) )*(?:machines?|answering|services?|receptionists?|things?|systems?|robots?|assistants?|products?|air|programs?|software|website|discovery call|calls?|demo)$/i

/** "Your answering machine" is what every call is about. */
const readAbout: Reader = (text, context) =>
  ourselves.test(text.trim()) ? undefined : readWish(text, context)

const forSomebody =
  /\b(?:message|word|note) for (?!(?:you|your|the|them|him|her|it|my|our|us|me)\b)[a-z][^.?!]+/i

/** "And I have a message for Kevin": it goes along with the call that is asked for. */
const spotMessage = (text: string): string | undefined => forSomebody.exec(text)?.[0]

const readBackIds = ['name', 'company', 'business', 'day', 'wish', 'phone', 'email', 'caller']

export const call: Task = {
  id: 'call',
  intents: ['call'],
  changeIntents: ['change'],
  dropIntents: ['cancel'],
  slots: [
    company,
    business,
    nameSlot(asks('name')),
    email,
    phone,
    day,
    time,
    zone,
    callerSlot,
    { ...unaskedSlot('wish', readAbout, ['wish', 'about']), spot: spotMessage },
  ],
  begin,
  settle: hours.settle,
  check: hours.check,
  readBack: (values, now) => sayAll([], readBackIds, values, now),
  shallI: airDesk.readBack.shallI,
  paper: (values, status) => callNote(values, status === 'draft' ? 'draft' : 'sent'),
  finish,
  calledBy: '(?:discovery |sales |free |another )*(?:call|pitch|talk|thing)',
  dropped: airDesk.notBooked,
  sayFact,
}

/** Whatever was sent in this call comes along; an answer about a trade tells the caller's own. */
function begin(memory: Memory, choice?: string): Values {
  const trade = choice && choice in trades ? choice : undefined
  return { ...memory.call, ...(trade ? { business: { kind: 'text', text: trade } } : {}) }
}

/** What the team would not get is not said to be with them. */
function finish(values: Values, memory: Memory, now: Now): Finished {
  if (sentIn(memory) >= lineLimits.bookingsPerCall)
    return { line: airDesk.bookedEnough, tools: [callNote(values, 'draft')], memory }
  return {
    line: memory.call ? airDesk.bookedAgain : airDesk.booked,
    tools: [callNote(values, 'sent'), bookingRequest(values, now)],
    memory: { ...memory, ...(memory.call && { changedCall: values }), call: values },
  }
}

/** How often something was sent in this call. */
export const sentIn = (memory: Memory): number =>
  [
    'call',
    'changedCall',
    'canceledCall',
    'move',
    'changedMove',
    'cancel',
    'message',
    'changedMessage',
  ].filter((id) => memory[id]).length
