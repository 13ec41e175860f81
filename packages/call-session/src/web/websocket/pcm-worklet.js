// Runs on the browser's audio thread, fetched as it is from the page's own origin: no bundler, no types, no
// imports. Sound comes and goes as 16-bit samples in the frames of the wire.

const fullScale = 32_767

/** Hears the microphone and posts frames at the provider's rate. */
class PcmCapture extends AudioWorkletProcessor {
  constructor({ processorOptions }) {
    super()
    const { sampleRateHz, frameSamples } = processorOptions
    this.ratio = sampleRate / sampleRateHz
    this.frameSamples = frameSamples
    this.frame = new Int16Array(frameSamples)
    this.filled = 0
    this.sum = 0
    this.count = 0
    this.position = 0
  }

  process([input]) {
    for (const sample of input?.[0] ?? []) this.take(sample)
    return true
  }

  // Each sample of the frame is the mean of those it replaces, which also keeps high tones from folding down.
  take(sample) {
    this.sum += sample
    this.count += 1
    this.position += 1
    if (this.position < this.ratio) return
    this.position -= this.ratio
    const mean = Math.max(-1, Math.min(1, this.sum / this.count))
    this.frame[this.filled] = Math.round(mean * fullScale)
    this.filled += 1
    this.sum = 0
    this.count = 0
    if (this.filled === this.frameSamples) this.send()
  }

  send() {
    const { frame } = this
    this.frame = new Int16Array(this.frameSamples)
    this.filled = 0
    this.port.postMessage(frame.buffer, [frame.buffer])
  }
}

/** Plays the frames it is posted. Waits for a few before it begins, so that a late one is not heard as a gap. */
class PcmPlayback extends AudioWorkletProcessor {
  constructor({ processorOptions }) {
    super()
    this.headStartSamples = processorOptions.headStartSamples
    this.mostSamples = processorOptions.mostSamples
    this.frames = []
    this.offset = 0
    this.waiting = 0
    this.isPlaying = false
    this.port.addEventListener('message', ({ data }) => this.queue(new Int16Array(data)))
    this.port.start()
  }

  queue(frame) {
    this.frames.push(frame)
    this.waiting += frame.length
    // After a stall the old sound is worth less than the delay it would leave behind.
    while (this.waiting > this.mostSamples) this.drop()
    if (this.waiting >= this.headStartSamples) this.isPlaying = true
  }

  drop() {
    const frame = this.frames.shift()
    this.waiting -= frame.length - this.offset
    this.offset = 0
  }

  process(_inputs, [[output]]) {
    for (let i = 0; i < output.length && this.isPlaying; i += 1) output[i] = this.next()
    return true
  }

  next() {
    const frame = this.frames[0]
    if (!frame) {
      this.isPlaying = false
      return 0
    }
    const sample = frame[this.offset] / fullScale
    this.offset += 1
    this.waiting -= 1
    if (this.offset === frame.length) {
      this.frames.shift()
      this.offset = 0
    }
    return sample
  }
}

registerProcessor('pcm-capture', PcmCapture)
registerProcessor('pcm-playback', PcmPlayback)
