// `npm run bench [-- name …] [/part …] [--option value …]`: runs the benchmarks named, or all, and hands them the parts and
// options; fails when one is past its budget.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exitCode, startChild } from './process/children.ts'
import { runCommand } from './process/command.ts'
import { PlainError } from './process/plain-error.ts'
import { pinnedNode, rootDir } from './project/paths.ts'

const ending = '.bench.ts'

await runCommand(async () => {
  const { names, passedOn } = readArguments(process.argv.slice(2))
  const codes: number[] = []
  for (const name of chooseBenchmarks(names)) {
    codes.push(await exitCode(startChild([pinnedNode, `bench/${name}${ending}`, ...passedOn])))
  }
  return Math.max(...codes)
})

function readArguments(args: readonly string[]) {
  const names: string[] = []
  const passedOn: string[] = []
  for (const [at, argument] of args.entries()) {
    const isValue = /^--[^=]+$/.test(args[at - 1] ?? '')
    if (isValue || argument.startsWith('/') || argument.startsWith('--')) passedOn.push(argument)
    else names.push(argument)
  }
  return { names, passedOn }
}

function chooseBenchmarks(names: readonly string[]): readonly string[] {
  const known = readdirSync(join(rootDir, 'bench'))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown)
    throw new PlainError(`There is no benchmark "${unknown}": there are ${known.join(', ')}.`)
  return names.length > 0 ? names : known
}
