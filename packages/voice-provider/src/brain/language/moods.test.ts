import { describe, expect, it } from 'vitest'
import { readUtterance } from '@nightdesk/understanding'
import { type Mood, readMoods, readYesNo } from './moods.ts'

describe('what a caller may say at any time', () => {
  it.each<[string, Mood]>([
    ['Can you say that again?', 'repeat'],
    ['Sorry?', 'repeat'],
    ['Are you a robot?', 'robot'],
    ['am I talking to a real person', 'robot'],
    ['Can I talk to a person?', 'person'],
    ['put me through to the front desk please', 'person'],
    ['thanks a lot', 'thanks'],
    ['goodbye', 'goodbye'],
    ['no, that’s all', 'done'],
    ['this is bullshit', 'rude'],
    ['hold on a second', 'wait'],
    ['Hello?', 'greeting'],
    ['who am I talking to', 'who'],
    ['never mind', 'never-mind'],
    ['do you speak Spanish?', 'language'],
  ])('%s', (text, mood) => {
    expect([...readMoods(readUtterance(text))]).toContain(mood)
  })

  it.each([
    ['yes', 'yes'],
    ['Yeah, that’s right', 'yes'],
    ['sounds good', 'yes'],
    ['no', 'no'],
    ['No, make it six', 'no'],
    ['no that’s right', 'yes'],
    ['no it’s fine', 'yes'],
    ['that’s wrong', 'no'],
    ['I don’t think so', 'no'],
    ['perfect', 'yes'],
    ['that’s all correct thanks', 'yes'],
    ['tomorrow', undefined],
  ])('%s means %s', (text, expected) => {
    expect(readYesNo(readUtterance(text))).toBe(expected)
  })
})
