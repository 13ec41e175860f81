declare module 'sherpa-onnx-node' {
  type OfflineStream = {
    acceptWaveform(sound: { readonly samples: Float32Array; readonly sampleRate: number }): void
  }

  class OfflineRecognizer {
    constructor(config: object)
    createStream(): OfflineStream
    decode(stream: OfflineStream): void
    getResult(stream: OfflineStream): { readonly text: string }
  }

  const sherpa: { readonly OfflineRecognizer: typeof OfflineRecognizer }
  export default sherpa
}
