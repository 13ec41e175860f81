import { expect, it } from 'vitest'
import { toPhonemes } from './phonemes.ts'

const sounds: Readonly<Record<string, string>> = {
  'Good evening': 'ɡˈʊd ˈiːvnɪŋ',
  'how are you': 'hˌaʊ ɑːɹ juː',
  ninety: 'nˈaɪnti',
  'change at eight': 'tʃˈeɪndʒ æt ˈeɪt',
}
const spellOut = async (words: string) => sounds[words.trim()] ?? `<${words}>`

it('keeps the punctuation, which carries the melody', async () => {
  expect(await toPhonemes('Good evening, how are you?', spellOut)).toBe('ɡˈʊd ˈivnɪŋ, hˌW ɑɹ ju?')
})

it('says ninety as people in New York do', async () => {
  expect(await toPhonemes('ninety.', spellOut)).toBe('nˈIndi.')
})

it('writes double sounds as one sign', async () => {
  expect(await toPhonemes('change at eight', spellOut)).toBe('ʧˈAnʤ æt ˈAt')
})
