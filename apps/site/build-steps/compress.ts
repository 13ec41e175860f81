import { readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.data', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file)
  const brotli = toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  const zipped = toGzip(bytes, { level: constants.Z_BEST_COMPRESSION })
  await Promise.all([writeFile(`${file}.br`, await brotli), writeFile(`${file}.gz`, await zipped)])
}

/** Writes a Brotli and a gzip copy beside each text file, once, so that no visitor waits for it. */
export async function compressAll(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => compressible.has(extname(file))).map(writeCompressed))
}
