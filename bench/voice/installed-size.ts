import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../../scripts/project/paths.ts'

const providerDir = join(rootDir, 'packages/voice-provider')
const bytesPerMb = 1_000_000

/** What the voice takes on a disk: the packages it is made of, with their models, and the voice bank. */
export function installedSizes(): { readonly packagesMb: number; readonly bankMb: number } {
  const { dependencies } = JSON.parse(readFileSync(join(providerDir, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@nightdesk/'))
  // Sherpa keeps its program in a package for each kind of machine.
  const folders = [...names, `sherpa-onnx-${process.platform}-${process.arch}`]
  return {
    packagesMb: folders.reduce((sum, name) => sum + sizeMb(join(rootDir, 'node_modules', name)), 0),
    bankMb: sizeMb(join(providerDir, 'bank')),
  }
}

function sizeMb(folder: string): number {
  const files = globSync(join(folder, '**/*'), { withFileTypes: true }).filter((one) =>
    one.isFile(),
  )
  const bytes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return bytes.reduce((sum, each) => sum + each, 0) / bytesPerMb
}
