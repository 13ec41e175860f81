/** How fast somebody speaks, beside the even pace of most. */
export const paces = { fast: 1.25, slow: 0.8 } as const
export type Pace = keyof typeof paces

/** A voice at this pace, by the name under which its clips are kept. */
export function atPace(voice: string, pace: Pace | undefined): string {
  return pace ? `${voice} ${pace}` : voice
}

/** The voice and the speed behind such a name. */
export function readPace(name: string): { readonly voice: string; readonly speed: number } {
  const [voice = name, pace] = name.split(' ')
  return { voice, speed: pace === 'fast' || pace === 'slow' ? paces[pace] : 1 }
}

/** Who calls: voices other than the receptionist's. */
export const callerVoices = ['am_michael', 'af_bella', 'bm_george', 'bf_emma', 'am_puck'] as const

/** Voices of the strangers alone: in no corpus, in no test, in no other call. */
export const unheardVoices: readonly string[] = ['am_eric', 'af_nova']

/** Who calls where answer times are measured. */
export const strangerVoices: readonly [string, ...string[]] = [
  'am_michael',
  'af_bella',
  'bm_george',
  'bf_emma',
  ...unheardVoices,
]
