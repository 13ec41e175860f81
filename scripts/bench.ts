// `npm run bench [-- name …] [route …]`: runs the benchmarks named, or all; fails when one is past its budget.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exitCode, startChild } from './process/children.ts'
import { runCommand } from './process/command.ts'
import { PlainError } from './process/plain-error.ts'
import { pinnedNode, rootDir } from './project/paths.ts'

const ending = '.bench.ts'

await runCommand(async () => {
  const args = process.argv.slice(2)
  const routes = args.filter((argument) => argument.startsWith('/'))
  const names = args.filter((argument) => !argument.startsWith('/'))
  const codes: number[] = []
  for (const name of chooseBenchmarks(names)) {
    codes.push(await exitCode(startChild([pinnedNode, `bench/${name}${ending}`, ...routes])))
  }
  return Math.max(...codes)
})

function chooseBenchmarks(names: readonly string[]): readonly string[] {
  const known = readdirSync(join(rootDir, 'bench'))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown)
    throw new PlainError(`There is no benchmark "${unknown}": there are ${known.join(', ')}.`)
  return names.length > 0 ? names : known
}
