import type { Intent } from '@nightdesk/understanding'
import type { Understood } from '../conversation.ts'
import type { State } from '../state.ts'

// A yes sends what was read back: it must be more than a guess.
const clear = 0.4
export const certain = 0.6
export const isSure = ({ confidence }: Intent): boolean => confidence >= certain

// "Is it okay, yes or no?" asks for one, and is none.
const yesOrNo = /\byes or no\b/i

/** Whether an offer, or what was read back, is agreed to. */
export function yesNoIn(
  text: string,
  { intents }: Understood,
  { offer, current }: State,
): 'yes' | 'no' | undefined {
  if (yesOrNo.test(text)) return undefined
  const isReadBack = current?.isReadBack === true && offer === undefined
  if (offer && isThankedOff(text)) return 'no'
  const isClear = (id: string) => intents.some((one) => one.id === id && one.confidence >= clear)
  if (isClear('yes') || (isReadBack && firstYes.test(text) && !withBut.test(text))) return 'yes'
  if (isClear('no')) return 'no'
  if (!offer) return undefined
  if (offer.kind === 'person' && plainYes.test(text) && !withBut.test(text) && !asks(intents))
    return 'yes'
  if (firstNo.test(text)) return 'no'
  // To "Would you like me to set up that ride?" a guess is enough: nothing is sent by it, and nobody is put through.
  if (offer.kind === 'person') return undefined
  const first = intents[0]?.id
  return first === 'yes' || first === 'no' ? first : undefined
}

// "Good, that matches what I have here."
const firstYes =
  /^\W*(?:(?:oh|uh|um|well|and|now)\W+)*(?:yes|yep|yeah|yup|good|great|perfect|right|correct|exactly|mm-?hm+|mhm|uh-?huh|sure|okay|ok|fine|lovely|wonderful)\b/i
export const startsWithYes = (text: string): boolean => firstYes.test(text)
const withBut = /\b(?:no|not|but|wrong|except|change|actually|instead|only|wait|hold|\w+n['’]t)\b/i

// "Yes please hurry, it's Gloria Bennett": whatever follows, that is a yes to being put through.
const plainYes = /^\W*(?:(?:oh|uh|um|well|and)\W+)*(?:yes|yep|yeah|yup|please|sure)\b/i
const asks = (intents: readonly Intent[]) =>
  intents.some(({ id, confidence }) => id.startsWith('q-') && confidence >= clear)

const allFine =
  /^\W*(?:(?:oh|uh|um|well|hmm|ah)\W+)*(?:no|nope|nah)\b\W*(?:(?:no|thanks|thank you)\W+)*(?:that['’]?s|that is|it['’]?s|it is|this is|i['’]?m|we['’]?re) (?:all )?(?:fine|okay|ok|alright|all right|good|set|enough)\b/i
const butDo = /\b(?:go ahead|please do|transfer|connect|put me|do (?:it|that))\b/i

/** "No, that's fine, as long as they change it": nothing more is wanted. */
const isThankedOff = (text: string) => allFine.test(text) && !butDo.test(text)

// Whatever follows: "No, we've already got our reservation."
const firstNo = /^\W*(?:(?:oh|uh|um|well|hmm|thanks|thank you|ah)\W+)*(?:no|nope|nah|not)\b/i

export const startsWithNo = (text: string): boolean => firstNo.test(text)

const leadingYes = /^\W*(?:yes|yeah|yep|yup|sure|okay|ok|please|fine|alright)\b[^.?!,]*[.?!,]\s*/i
const fewWords = 4

/** "Yes, I would. And I want that second charge taken off." */
export function afterYes(text: string): string | undefined {
  const rest = text.replace(leadingYes, '')
  return rest !== text && rest.split(' ').length >= fewWords ? rest : undefined
}

const agreeing =
  "(?:yes|yeah|yep|yup|sure|okay|ok|right|correct|perfect|great|good|fine|exactly|absolutely|definitely|that(?:['’]s| is| all)? (?:right|fine|correct|good|perfect|great|it|works|sounds (?:right|good))|sounds (?:good|right|great|fine)|go ahead|send it|book it|please do|looks good)"
const wholeYes = new RegExp(
  `^\\W*(?:(?:oh|uh|um|well|and)\\W+)*${agreeing}\\b([^.?!]{0,40})[.!]+\\s+(\\S.*)$`,
  'is',
)
const openYes = new RegExp(
  `^\\W*(?:(?:oh|uh|um|well|and)\\W+)*(?:${agreeing}\\W+){1,3}(?:please\\W+)?(?:and|oh|also|plus|but also)\\b,?\\s+(\\S.*)$`,
  'is',
)

const agreed = new RegExp(`^\\W*(?:(?:oh|uh|um|well|and)\\W+)*${agreeing}\\b`, 'i')

/** "That's right", "yes": said to what was read back, it is agreed to. */
export const startsWithAgreement = (text: string): boolean => agreed.test(text)

const joinedOn = /^\W*(?:and|oh|also|plus)\b(?:\W+\w+){2}/i

/** What comes in a sentence of its own after a yes: "That's fine, yes. How long does it take?" */
export function besideYes(text: string): string | undefined {
  const whole = wholeYes.exec(text)
  // "Yes and my phone is …. Is there room for six bags?": all of it comes after the yes.
  const isJoined = joinedOn.test(whole?.[1] ?? '')
  if (whole && !isJoined && !withBut.test(whole[1] ?? '')) return whole[2]
  return openYes.exec(text)?.[1]
}

const yesButAsks = new RegExp(
  `^\\W*(?:(?:oh|uh|um|well|and)\\W+)*(?:${agreeing}\\W+){1,3}(?:but|only)\\W+(?:first\\W+)?((?:do|does|did|can|could|will|would|is|are|am|was|what|when|where|how|who|which|why)(?:['’]s)? \\S.*)$`,
  'is',
)

/** "Yeah, but is there a charge?": whoever asks first has not agreed yet. */
export const askedFirst = (text: string): string | undefined => yesButAsks.exec(text)?.[1]

const order =
  '(?:(?:send|book|pass|submit|confirm|place|order|schedule) (?:it|that|this)(?: (?:on|off|over|in|through|along))?|go ahead(?: and (?:send|book|do|submit) (?:it|that))?|do it)'
const polite = '(?:\\W+(?:then|now|please|for me|thanks|thank you|anyway))*'
const orderFirst = new RegExp(
  `^\\W*(?:(?:oh|uh|um|well|and)\\W+)*(?:${agreeing}\\W+)*(?:please\\W+)?${order}${polite}\\W+(?:but|only)\\W+((?:do|does|did|can|could|will|would|is|are|am|was|what|when|where|how|who|which|why)(?:['’]s)? \\S.*)$`,
  'is',
)
const orderLast = new RegExp(
  `^(.*\\S)(?:(?<=[.?!])|,? (?:but|and|so))\\s+(?:(?:oh|uh|um|well|and|so|then|but|just|alright|all right)\\W+)*(?:${agreeing}\\W+)+(?:(?:then|just|please|and)\\W+)*${order}${polite}\\W*$`,
  'is',
)

/** "Yes, send it, but how long will it be?", "so no card. Okay, send it then": what stands beside an order to send it. */
export const besideOrder = (text: string): string | undefined =>
  orderFirst.exec(text)?.[1] ?? orderLast.exec(text)?.[1]
