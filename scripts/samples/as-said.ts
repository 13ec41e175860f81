import { sayAloud } from '../hear/say-aloud.ts'

/** The written line as a person says it: "8:40 am" is eight forty, ay em. */
export function asSaid(words: string): string {
  return words
    .replaceAll('’', "'")
    .replaceAll(/\d[\d:]*/g, (number) => sayAloud({ text: number, spans: [] }))
    .replaceAll(/(?<=\d )[ap]m\b/g, (half) => `${half.charAt(0).toUpperCase()} M`)
}
