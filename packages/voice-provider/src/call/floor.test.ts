import { expect, it } from 'vitest'

import { createFloor } from './floor.ts'

function open({ isSpeaking = false, isThinking = false } = {}) {
  const seen: string[] = []
  const see = (word: string) => () => void seen.push(word)
  const floor = createFloor({
    mouth: {
      isSpeaking,
      interrupt() {
        seen.push('mouth stops')
        return { heard: 'One', unheard: 'two.' }
      },
    },
    mind: {
      isThinking,
      answer: ({ text, by }) => void seen.push(`mind answers ${text} by ${by}`),
      dropGuess: see('mind drops'),
      cancel: see('mind stops'),
      wasInterrupted: ({ unheard }) => void seen.push(`mind knows of ${unheard}`),
    },
    transcriber: { cancel: see('transcriber stops') },
    timekeeper: { callerSpeaks: see('no goodbye'), callerSpoke: see('silence anew') },
    answers: { taken: (by) => void seen.push(`taken by ${by}`), forget: see('untimed') },
    announce: {
      callerSaid: (text) => void seen.push(`page reads ${text}`),
      interrupted: see('page sees a cut'),
    },
    watch: { turn: see('counted') },
  })
  return { floor, seen }
}

it('leaves a silent assistant alone when the caller begins', () => {
  const { floor, seen } = open()
  floor.callerStarts(false)

  expect(seen).toEqual(['no goodbye'])
})

it('silences the assistant whom the caller breaks in on, who learns what was not heard', () => {
  const { floor, seen } = open({ isSpeaking: true })
  floor.callerStarts(true)

  expect(seen).toEqual([
    'no goodbye',
    'mind stops',
    'mouth stops',
    'mind knows of two.',
    'page sees a cut',
  ])
})

it('calls off an answer that nobody has heard a word of, without a word to the page', () => {
  const { floor, seen } = open({ isThinking: true })
  floor.callerStarts(false)

  expect(seen).toContain('mind stops')
  expect(seen).not.toContain('page sees a cut')
})

it('counts a turn and has it answered once the page has it', () => {
  const { floor, seen } = open()
  floor.takeTurn({ text: 'A room.', by: 'speech' })

  expect(seen).toEqual([
    'silence anew',
    'counted',
    'taken by speech',
    'page reads A room.',
    'mind answers A room. by speech',
  ])
})

it('gives the floor to typed words at once, and times no answer to them', () => {
  const { floor, seen } = open({ isSpeaking: true })
  floor.takeTyped('Two nights')

  expect(seen.slice(0, 4)).toEqual(['transcriber stops', 'mind drops', 'mind stops', 'mouth stops'])
  expect(seen.indexOf('untimed')).toBeLessThan(seen.indexOf('taken by typing'))
  expect(seen.at(-1)).toBe('mind answers Two nights by typing')
})
