/** One stretch of words without punctuation, in the phonetic alphabet of espeak's American English. */
export type SpellOut = (words: string) => Promise<string>

const punctuation = /([;:,.!?—…"()]+\s*)/

// The model learned some sounds under other signs than espeak writes: diphthongs and affricates are one sign each,
// and length is not written at all.
const signs: readonly (readonly [RegExp, string])[] = [
  [/ʔˌ?n\u0329?/gu, 'tn'],
  [/ʔ/gu, 't'],
  [/ʲ/gu, 'j'],
  [/r/gu, 'ɹ'],
  [/x/gu, 'k'],
  [/ɬ/gu, 'l'],
  [/aɪ/gu, 'I'],
  [/aʊ/gu, 'W'],
  [/dʒ/gu, 'ʤ'],
  [/tʃ/gu, 'ʧ'],
  [/eɪ/gu, 'A'],
  [/ɔɪ/gu, 'Y'],
  [/oʊ/gu, 'O'],
  [/əl/gu, 'ᵊl'],
  [/ɚ/gu, 'əɹ'],
  [/ɐ/gu, 'ə'],
  [/ɜːɹ/gu, 'ɜɹ'],
  [/ɜː/gu, 'ɜɹ'],
  [/ɪə/gu, 'iə'],
  [/e/gu, 'A'],
  [/oː/gu, 'ɔ'],
  [/ː/gu, ''],
  [/(?<=nˈIn)ti/gu, 'di'],
]

/** A clause as the voice model reads it: its sounds, with the punctuation that carries the melody. */
export async function toPhonemes(text: string, spellOut: SpellOut): Promise<string> {
  let sounds = ''
  for (const part of text.split(punctuation)) {
    if (part === '') continue
    if (punctuation.test(part)) sounds += part
    else sounds += (await spellOut(part)) + (part.endsWith(' ') ? ' ' : '')
  }
  return signs.reduce((written, [from, to]) => written.replace(from, to), sounds).trim()
}
