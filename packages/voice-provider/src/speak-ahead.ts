// Speech in the voice of the bank, for whoever can wait for it; apart from the main door, because its model is no part
// of the archive.
export { kokoroRateHz, loadKokoro, type Kokoro } from './speech/kokoro/load-kokoro.ts'
export { shapeClip } from './speech/kokoro/shape-clip.ts'
export { quicken } from './speech/kokoro/quicken.ts'
export {
  openSpeakAhead,
  type SpeakAhead,
  type SpeakAheadOptions,
} from './speech/kokoro/speak-ahead.ts'
