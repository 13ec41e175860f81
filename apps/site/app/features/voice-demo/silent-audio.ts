/** Spec §4 and §9. */
const silentVolume = 0.01
const pausedAfterMs = 50

let audio: HTMLAudioElement | undefined

/** Played inside the visitor's first press, so that phone browsers let the answer be heard. */
export function playSilenceOnce(): void {
  if (audio) return
  const sound = (audio = new Audio('/silence.wav'))
  sound.volume = silentVolume
  // A browser that refuses even this tells the console; the call does without.
  sound.play().catch((error: unknown) => {
    if (!sound.paused) console.error(error)
  })
  setTimeout(() => sound.pause(), pausedAfterMs)
}
