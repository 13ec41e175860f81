declare global {
  interface Window {
    say: (fromSeconds: number, toSeconds: number) => void
  }
  interface HTMLMediaElement {
    /** Firefox's name for what others call `captureStream`. */
    mozCaptureStream(): MediaStream
  }
}

/**
 * Runs in the page: a microphone that hears a media element, which plays also without a sound card. The quiet at the
 * beginning of the recording opens the line; it stops in the quiet behind each sentence.
 */
export function hearMediaElement(path: string): void {
  const recording = new Audio(path)
  let until = 0
  recording.addEventListener('timeupdate', () => {
    if (recording.currentTime > until) recording.pause()
  })
  window.say = (from, to) => {
    until = to
    recording.currentTime = from
    void recording.play()
  }
  MediaDevices.prototype.getUserMedia = async () => {
    const stream = recording.mozCaptureStream()
    await recording.play()
    return stream
  }
}

/**
 * Runs in the page: a microphone whose sound comes from the audio context that listens to it. From one context to
 * another each has a clock of its own, and on a busy machine samples are lost between them: words would be missing.
 */
export async function hearAudioContext(waveBase64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(waveBase64), (letter) => letter.charCodeAt(0))
  const buffer = await new OfflineAudioContext(1, 1, 24_000).decodeAudioData(bytes.buffer)
  const { stream } = new AudioContext().createMediaStreamDestination()
  const listeners: AudioNode[] = []
  window.say = (from, to) => {
    for (const listener of listeners) {
      const player = new AudioBufferSourceNode(listener.context, { buffer })
      player.connect(listener)
      player.start(0, from, to - from)
    }
  }
  MediaDevices.prototype.getUserMedia = () => Promise.resolve(stream)
  AudioContext.prototype.createMediaStreamSource = function () {
    const listener = new GainNode(this)
    listeners.push(listener)
    return listener as unknown as MediaStreamAudioSourceNode
  }
}
