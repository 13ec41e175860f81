import { air } from '../air.ts'
import { claims } from '../claims.ts'
import { type Lines, listOf } from './line.ts'

/** What every receptionist of the demo says, whatever the trade. */
export const deskWords = {
  daytime: { morning: 'Good morning,', afternoon: 'Good afternoon,', evening: 'Good evening,' },
  gotIt: [['Got it.'], ['All right.'], ['Okay.'], ['Thanks.']],
  thanksName: 'Thank you,',
  changed: [['Sure, I changed that.'], ['No problem, it’s changed.']],
  again: [['Of course.'], ['Sure, once more.']],
  robot: [['I’m an AI, not a person, but I can help.'], ['You’re talking to an AI receptionist.']],
  smallTalk: [['Thanks for asking. I’m doing well.'], ['I’d love to chat, but I’m on the clock.']],
  welcome: [['You’re welcome.'], ['My pleasure.']],
  sorryToHear: [['I’m so sorry to hear that.']],
  calm: [
    ['I’m sorry, I know this is frustrating.'],
    ['I understand. I’d like to get this right for you.'],
  ],
  takeYourTime: [['Sure, take your time.'], ['No rush.']],
  hello: [['Hello!'], ['Hi there!']],
  leaveOpen: [['We can leave that open.'], ['That’s fine, someone can ask you later.']],
  stillOpen: 'and we’ll leave the rest open,',
  withRequest: 'with this request:',
  dropped: [['No problem, we’ll skip that.']],
  written: ['All set, I’ve made a note of it.', 'In this demo, the note only goes to your screen.'],
  unclear: [
    ['Sorry, I didn’t catch that.'],
    ['I didn’t quite get that.'],
    ['I’m sorry, I missed that.'],
  ],
  noisy: [['Sorry, the line was noisy just then.']],
  offTopic: [['I’m afraid I don’t know that one.'], ['I’d be guessing there, and I’d rather not.']],
  allKnown: [['That’s all I know about that.']],
  offTopicBeside: ['I’m afraid I don’t know about your other question.'],
  emergency: [['If this is an emergency, please hang up and dial nine one one.']],
  language: [
    [
      'In this demo, I only speak English.',
      `On a real line, I speak ${claims.languages.alsoSaid[0]}.`,
    ],
  ],
  heard: [['I heard'], ['I have']],
  isThatRight: ['is that right?', 'did I get that right?'],
  onPaper: [['Yes, I have that down:'], ['Yes, I’ve got it:']],
  notOnPaper: [['I don’t have that yet.'], ['No, I don’t have that yet.']],
  notYet: [['Not yet.']],
  /** Of a time: no minute is named. */
  soonest: 'as soon as possible,',
  underName: 'under the name',
  /** Where it is for somebody else. */
  callerIs: 'The caller’s name is',
  callerPays: 'The caller is paying.',
  callersPhone: 'The phone number is the caller’s.',
  /** After what was told once all was done. */
  addedLater: 'and I’ve added that.',
  readAgain: [['Now I have:']],
  takenOut: [['I’ve taken that out.'], ['That’s off now.']],
  whatChange: [['What should I change?'], ['Which part should I fix?']],
  anythingElse: [['Is there anything else?'], ['Anything else I can help with?']],
  andElse: [['and is there anything else?'], ['and anything else I can help with?']],
  goAhead: [['Sure, go ahead.'], ['Of course, what is it?']],
  stillThere: [['Are you still there?']],
  stillHere: [['I’m still here when you’re ready.']],
  letYouGo: [['I’ll let you go for now. Call back any time.']],
  almostOver: [['We’re almost out of time in this demo.']],
  yesOrNo: [['A yes or no is fine.']],
} as const satisfies Record<string, unknown>

/** What becomes of the words of a demo, as the page has it. */
export const goneWithTheCall = air.security.points[3].text

/** Counted things that end a phrase, as whole stretches: they are said in every call. */
const counted = (words: string, ending: string, lead = 'for '): Lines =>
  listOf(words).map((count, index) => [
    `${lead}${count} ${index === 0 ? ending : ending.replace(/(?=[.,]$)/, 's')}`,
  ])

const upToTwelve = 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'

export const countedPassengers: Lines = counted(upToTwelve, 'passenger,', '')
export const countedNights: Lines = counted(`${upToTwelve}, thirteen, fourteen`, 'night,')
export const countedGuests: Lines = counted(
  `${upToTwelve}, thirteen, fourteen, fifteen, sixteen`,
  'guest,',
)
