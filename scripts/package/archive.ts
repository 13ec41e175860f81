import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../process/children.ts'
import { PlainError } from '../process/plain-error.ts'
import { contentName } from '../site-build/content-name.ts'
import { makeApart } from '../site-build/making.ts'
import type { Cpu } from './locked-packages.ts'
import { stageProgram, type StageOptions } from './stage-program.ts'

/** Makes the archive in this folder, named by its content; says where it is. What is interrupted leaves nothing. */
export function makeArchive(folder: string, options: StageOptions): Promise<string> {
  return makeApart(folder, async (making) => {
    const draft = join(making, 'draft')
    mkdirSync(draft, { recursive: true })
    await stageProgram(draft, options)
    const name = archiveName(draft, options.cpu)
    renameSync(draft, join(making, name))
    await pack(making, name)
    const archive = join(folder, `${name}.tar.gz`)
    renameSync(join(making, `${name}.tar.gz`), archive)
    return archive
  })
}

/** Every version unpacks into a folder of its own, beside the one that runs. */
function archiveName(program: string, cpu: Cpu): string {
  return `nightdesk-${contentName(program)}-linux-${cpu}`
}

async function pack(folder: string, name: string): Promise<void> {
  // Whoever packs it, anybody may read it and nobody but root may change it.
  const rights = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w']
  const command = [
    'tar',
    ...rights,
    '--sort=name',
    '-C',
    folder,
    '-czf',
    join(folder, `${name}.tar.gz`),
    name,
  ]
  const { code, output } = await runQuietly(command)
  if (code !== 0) throw new PlainError(`The archive could not be written:\n${output}`)
}
