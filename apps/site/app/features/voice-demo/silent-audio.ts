/** Too quiet to be heard, and loud enough for a browser to count it as played. */
const silentVolume = 0.01
const pausedAfterMs = 50

let silence: HTMLAudioElement | undefined
let isPlayed = false

/** Stands ready before the first press. */
export function prepareSilence(): HTMLAudioElement {
  return (silence ??= Object.assign(new Audio('/silence.wav'), { volume: silentVolume }))
}

/** Played inside the visitor's first press, so that phone browsers let the answer be heard. */
export function playSilenceOnce(): void {
  if (isPlayed) return
  isPlayed = true
  const sound = prepareSilence()
  // A browser that refuses even this tells the console; the call does without.
  sound.play().then(() => setTimeout(() => sound.pause(), pausedAfterMs), console.error)
}
