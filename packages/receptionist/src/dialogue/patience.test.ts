import { describe, expect, it } from 'vitest'
import type { Receptionist, Patience } from '../conversation.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const transportation = receptionistOf('transportation')
const hotels = receptionistOf('hotels')
const air = receptionistOf('air')

async function afterSaying(
  assistant: Receptionist,
  turns: readonly string[],
  soFar: string,
): Promise<Patience> {
  const conversation = assistant.open({
    callId: 'call-1',
    startedAt: new Date('2026-11-15T15:02:00Z'),
    timeZone: 'America/New_York',
  })
  for (const text of turns) conversation.answer({ text, by: 'speech' }).accept()
  return conversation.patience(soFar)
}

const toReadBack = ['Jane Smith, from Penn Station to JFK tomorrow at 5 am, two passengers']
const toTime = ['a car from Penn Station to JFK tomorrow']
const toMail = ['book a discovery call', 'a hotel', 'Jane Smith']

describe('how long the line waits', () => {
  it.each<[Receptionist, readonly string[], string, Patience]>([
    [transportation, toReadBack, 'yes', 'quick'],
    [transportation, toReadBack, 'no', 'quick'],
    [transportation, toReadBack, 'no make that', 'long'],
    [transportation, toTime, 'half past five in the morning', 'quick'],
    [transportation, toTime, 'half past five', 'normal'],
    [transportation, toTime, 'half past', 'long'],
    [transportation, [...toTime, 'noon'], 'two', 'quick'],
    [transportation, [...toTime, 'noon', 'two'], 'Jane Smith', 'quick'],
    [transportation, [...toTime, 'noon', 'two'], 'my name is', 'long'],
    [transportation, [...toTime, 'noon', 'two'], 'o k a', 'long'],
    [transportation, ['I need a car'], 'JFK', 'quick'],
    [transportation, ['I need a car'], '48', 'long'],
    [transportation, ['I need a car'], 'from', 'long'],
    [transportation, ['I need a car'], '48 Orchard Street', 'normal'],
    [transportation, [], 'I need a car to', 'long'],
    [transportation, [], 'um', 'long'],
    [hotels, [], 'What time is check-in?', 'quick'],
    [hotels, [], 'I would like to', 'long'],
    [hotels, ['book a room'], 'next Friday', 'quick'],
    [hotels, ['book a room'], 'next', 'long'],
    [hotels, ['book a room', 'tomorrow'], 'two nights', 'quick'],
    [air, toMail, 'jane dot smith at', 'long'],
    [air, toMail, 'jane', 'long'],
    [air, toMail, 'jane dot smith at example dot com', 'quick'],
    [air, toMail, 'two one two five five', 'long'],
    [air, toMail, "Ten o'clock.", 'normal'],
    [air, toMail, 'Could you call me?', 'normal'],
    [air, toMail, 'I would rather somebody showed me how it works', 'normal'],
    [air, ['book a discovery call', 'a hotel', "I'd rather not say"], 'Jane Smith', 'normal'],
    [transportation, toTime, '6 p.m.', 'quick'],
    [transportation, toTime, 'seven a m', 'quick'],
    [air, toMail, 'two one two five five five oh one two three', 'quick'],
  ])('%#: after “%s”, “%s” is heard', async (assistant, turns, soFar, expected) => {
    expect(await afterSaying(assistant, turns, soFar)).toBe(expected)
  })
})
