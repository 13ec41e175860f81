import { linesOf, spokenCalls } from '../voice-desk/spoken-calls.ts'
import { strangerCalls } from '../voice-desk/stranger-calls.ts'
import { atPace, callerVoices, paces, type Pace } from './voices.ts'

/** What people say to a receptionist, for tests and measurements. */
export const callerLines = [
  "Hello, I'd like to book a room for two nights, please.",
  'Do you have a double room for tomorrow night?',
  'What time is check in?',
  'Is breakfast included in the price?',
  'Can I bring my dog?',
  'I need to change my reservation to Friday.',
  'Please cancel my booking.',
  'Is there parking at the hotel?',
  'I need a ride to the airport tomorrow morning.',
  'Can you pick me up at half past five?',
  'Three passengers and two suitcases.',
  'We are going to the train station.',
  'How much does that cost?',
  'My name is Anna Miller.',
  'My phone number is five five five, zero one two three.',
  'Could I speak to a person, please?',
  'What exactly does your company do?',
  'Can I see a demonstration next Tuesday at ten?',
  'How long does it take to set up?',
  'Please tell the manager that I called about the invoice.',
  'Yes, please.',
  'No, thank you.',
  "Yes, that's right.",
  "No, that's all. Thank you.",
  'Sorry, wait a moment, I have a question.',
] as const

type CallerClip = { readonly text: string; readonly voice: string }

/**
 * Each line in one voice, the voices in turn, and in that voice fast and slow; the answers everybody gives in all of
 * them; the spoken calls and the strangers in theirs.
 */
export function callerClips(): readonly CallerClip[] {
  const lines = callerLines.flatMap((text, at) => {
    const isAnswer = /^(Yes|No)/.test(text)
    const voice = callerVoices[at % callerVoices.length] ?? callerVoices[0]
    return isAnswer ? callerVoices.map((each) => ({ text, voice: each })) : [{ text, voice }]
  })
  const calls = [...spokenCalls, ...strangerCalls].flatMap(({ script, voice }) =>
    linesOf(script).map((text) => ({ text, voice })),
  )
  const paced = lines
    .filter(({ text }) => !/^(Yes|No)/.test(text))
    .flatMap(({ text, voice }) =>
      (Object.keys(paces) as Pace[]).map((pace) => ({ text, voice: atPace(voice, pace) })),
    )
  const once = new Map(
    [...lines, ...calls, ...paced].map((clip) => [`${clip.voice} ${clip.text}`, clip]),
  )
  return [...once.values()]
}
