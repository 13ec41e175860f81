import { fileURLToPath } from 'node:url'

/**
 * Where this build goes: a folder of its own, which becomes a release when all of it is there (see
 * scripts/site-build/releases.ts). By hand, without a word about it, one that nothing reads.
 */
export const buildFolder =
  process.env['NIGHTDESK_BUILD_DIR'] ?? fileURLToPath(new URL('../build/by-hand', import.meta.url))
