import type { Read } from '@nightdesk/understanding'
import type { Script } from '../script.ts'
import { clausesOf } from './clauses.ts'
import { grave } from './matter-beside.ts'

/** Two matters of one breath, each in its own words. */
export type Apart = { readonly matter: string; readonly wish: string }

const clear = 0.5
const fewWords = 3

/** "I left my scarf in your car, and I also need one tomorrow": the one is for a person, the other is for us. */
export function wishApart(read: Read, script: Script, text: string): Apart | undefined {
  const { matters, tasks } = script
  const meant = (part: string) => {
    const [first] = read(part, { asked: 'open' }).intents
    return first && first.confidence >= clear ? first : undefined
  }
  const sideOf = (matter: string, wish: string): Apart | undefined => {
    const [task] = tasks
    if (!task || script.asksFor?.(wish) !== true) return undefined
    const [of, own] = [meant(matter), meant(wish)]
    if (!of || !own || !matters[of.id] || !grave.has(of.id)) return undefined
    return task.intents.includes(own.id) ? { matter, wish } : undefined
  }
  const cuts = clausesOf(text).flatMap(({ from }): readonly Apart[] => {
    const [before, after] = [withoutJoint(text.slice(0, from)), withoutJoint(text.slice(from))]
    if (Math.min(before.split(' ').length, after.split(' ').length) < fewWords) return []
    return [sideOf(before, after), sideOf(after, before)].filter((cut) => cut !== undefined)
  })
  // What stands between the two was told for the matter: "he's late, I'm at 80 Park, and I need another car".
  return cuts.toSorted((a, b) => a.wish.length - b.wish.length)[0]
}

const leads =
  /^\W*(?:(?:and|but|also|plus|so|then|oh|hi|hey|hello|yes|um+|uh+|well|okay|first(?: off| of all)?|secondly|second(?= (?:i|we|my|is|can|could|book|there|please)\b)|on top of that|by the way|(?:(?:i|we)(?:['’]ve| have)?(?: got)? )?(?:two|a couple(?: of)?|a few) things(?: for you)?)\b\W*)+/i

/** "… and also my driver never came": what joins the two belongs to none. */
export const withoutJoint = (text: string): string => text.replace(leads, '').trim()
