// What scripts need to hear as a call does; apart from the main door, because it compiles WebAssembly.
export { loadFliteVoices, type FliteVoice } from './speech/flite/load-flite-voices.ts'
export { createMoonshine } from './speech/moonshine/create-moonshine.ts'
