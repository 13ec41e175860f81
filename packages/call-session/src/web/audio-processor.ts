import type { InputSettings } from '../rules/input-settings.ts'

/** Noise cancellation as far as a browser has it: its own suppression, on or off. */
export async function applyInputSettings(
  track: MediaStreamTrack | null,
  options: unknown,
): Promise<void> {
  const type = (options as InputSettings).audio?.processor.type
  if (!track || type === undefined) return
  const noiseSuppression = type === 'noise-cancellation'
  if (track.getSettings().noiseSuppression === noiseSuppression) return
  await track.applyConstraints({ ...track.getConstraints(), noiseSuppression })
}
