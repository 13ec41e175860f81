// Cuts the three faces down to the characters and weights the site uses. Run it with `npm run fonts`
// after a change here; `--check` fails when the committed files differ from what it would write.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

type Face = {
  readonly file: string
  readonly source: string
  readonly characters: string
  /** One weight is drawn into the file; a range keeps the axis, at a good third more bytes. */
  readonly weights: number | { readonly min: number; readonly max: number }
  readonly features: readonly string[]
}

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))
const punctuation = '‘’“”–—…·•×÷−½°©®™€£\u00a0'
// The clerk's face also shows what visitors type, so it keeps the letters of Western European names.
const accented = 'áàâäãåæçéèêëíîïñóòôöõøúùûüßÁÀÄÅÇÉÈÍÑÓÖØÚÜ'

const faces: readonly Face[] = [
  {
    file: 'besley.generated.woff2',
    source: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    characters: ascii + punctuation + 'éèñü',
    weights: 500,
    features: ['kern', 'liga', 'mark', 'tnum'],
  },
  {
    file: 'hanken-grotesk.generated.woff2',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    characters: ascii + punctuation + accented,
    weights: { min: 400, max: 600 },
    features: ['kern', 'liga', 'mark', 'ccmp'],
  },
  {
    file: 'sometype-mono.generated.woff2',
    source: '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
    characters: ascii + punctuation + '↑↓éèñü',
    weights: 500,
    features: ['ccmp'],
  },
]

const require = createRequire(import.meta.url)
const outputFolder = new URL('../app/fonts/', import.meta.url)

async function subset(face: Face): Promise<Buffer> {
  const source = await readFile(require.resolve(face.source))
  return subsetFont(source, face.characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: face.weights },
    keepFeatures: [...face.features],
    noHinting: true,
  })
}

async function isCurrent(face: Face, bytes: Buffer): Promise<boolean> {
  const committed = await readFile(new URL(face.file, outputFolder)).catch(() => Buffer.alloc(0))
  return committed.equals(bytes)
}

const isCheck = process.argv.includes('--check')
for (const face of faces) {
  const bytes = await subset(face)
  if (!isCheck) {
    await writeFile(new URL(face.file, outputFolder), bytes)
    console.log(`${face.file} ${bytes.length} bytes`)
  } else if (!(await isCurrent(face, bytes))) {
    console.error(`${face.file} is stale: run npm run fonts`)
    process.exitCode = 1
  }
}
