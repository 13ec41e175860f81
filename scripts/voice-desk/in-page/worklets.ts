/** Listens to both sides at once, as the audio thread of a page has to: the louder peak of every two blocks. */
const meterCode = `
class Meter extends AudioWorkletProcessor {
  constructor() { super(); this.rows = []; this.blocks = 0; this.peaks = [0, 0] }
  process(inputs) {
    for (const side of [0, 1])
      for (const sample of inputs[side][0] ?? [])
        this.peaks[side] = Math.max(this.peaks[side], Math.abs(sample))
    this.blocks += 1
    if (this.blocks % 2 === 0) {
      this.rows.push([currentTime, ...this.peaks])
      this.peaks = [0, 0]
    }
    if (this.rows.length >= 20) { this.port.postMessage({ now: currentTime, rows: this.rows }); this.rows = [] }
    return true
  }
}
registerProcessor('meter', Meter)`

/** Makes frames of 20 ms at 16 kHz of what the caller says, as a WebSocket takes them. */
const tapCode = `
class Tap extends AudioWorkletProcessor {
  constructor() { super(); this.frame = new Int16Array(320); this.at = 0; this.rest = [] }
  process([[samples = []]]) {
    this.rest.push(...samples)
    while (this.rest.length >= 3) {
      const [a, b, c] = this.rest.splice(0, 3)
      this.frame[this.at++] = Math.max(-1, Math.min(1, (a + b + c) / 3)) * 32767
      if (this.at === 320) { this.port.postMessage(this.frame.slice().buffer); this.at = 0 }
    }
    return true
  }
}
registerProcessor('tap', Tap)`

export async function addWorklets(sound: AudioContext): Promise<void> {
  const script = new Blob([meterCode, tapCode], { type: 'text/javascript' })
  await sound.audioWorklet.addModule(URL.createObjectURL(script))
}
