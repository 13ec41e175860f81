import type { Span } from '@nightdesk/understanding'

const another =
  /\b(?:my|our|his|her|their) (?!name\b|first\b|last\b|full\b)[\w-]+(?: (?!is\b)[\w-]+)?,? *$/i

/** Whether a name in these words is of somebody who is only talked about: "my mother, Ann Bell". */
export function isOfAnother(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at > 0 && another.test(text.slice(0, at))
}

const doctor =
  /(?<!\b(?:this is|i'm|i am|it's|he's|she's|he is|she is|name is|name's|name|under|for|in|guest is|passenger is|boss|boss,|client|client,) )\b(?:doctor|dr\.?)\s*$/i

// "Hi, Doctor Haddad from Parkside": whoever begins with a name says who they are.
const introduced =
  /^\W*(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|there|yes|yeah|okay|um+|uh+|well|so)\b\W*)*(?:doctor|dr\.?)\s*$/i

/** Where the ride goes: "Doctor Patel, he's on East 68th". */
export function isOfDoctor({ slot, from }: Span, text: string, asked: string | undefined): boolean {
  const before = text.slice(0, from)
  return slot === 'name' && asked !== 'name' && doctor.test(before) && !introduced.test(before)
}

const title = /\b(?:doctor|dr\.?|professor|rabbi|reverend|pastor|captain|judge) $/i

/** "Doctor Luis Lopez": marked without it, a name keeps its title. */
export function withTitle(text: string, span: Span): Span {
  const [said] = span.slot === 'name' ? (title.exec(text.slice(0, span.from)) ?? []) : []
  return said ? { ...span, text: said + span.text } : span
}
