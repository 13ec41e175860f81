// Keeps the one way to fetch a part of a page late: a bare `import(` gives up at the first failure.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { isTestFile, listFiles } from './project/files.ts'
import { runCheck } from './project/run-check.ts'
import { lineAt, type Violation } from './project/violations.ts'

/** What browsers run: the site, and the parts of packages that need a page. */
const isForBrowsers = (file: string) =>
  /^(?:apps\/site\/app|packages\/[\w-]+\/src\/web)\/.*\.tsx?$/.test(file) && !isTestFile(file)

/** The two places that make the way. */
const isTheWay = (file: string) => file.endsWith('/import-again.ts')

type LateImport = {
  readonly file: string
  readonly line: number
  readonly specifier: string | undefined
  readonly isTriedAgain: boolean
}

export function checkLateParts(root: string): Violation[] {
  const imports = listFiles(root)
    .filter((file) => isForBrowsers(file) && !isTheWay(file))
    .flatMap((file) => readLateImports(file, readFileSync(join(root, file), 'utf8')))
  return [...imports.filter((one) => !one.isTriedAgain).map(bare), ...findSecondDoors(imports)]
}

function bare({ file, line }: LateImport): Violation {
  return { file, line, message: 'import() stands alone: write importAgain(() => import(…))' }
}

/** Two doors to one part could bring it twice, each with a state of its own. */
function findSecondDoors(imports: readonly LateImport[]): Violation[] {
  const doors = new Map<string, LateImport>()
  return imports.flatMap((one) => {
    if (!one.specifier) return []
    const part = one.specifier.startsWith('.') ? join(one.file, '..', one.specifier) : one.specifier
    const first = doors.get(part)
    if (!first) doors.set(part, one)
    const message = `${part} is fetched by ${first?.file} already: share that loader`
    return first ? [{ file: one.file, line: one.line, message }] : []
  })
}

function readLateImports(file: string, source: string): LateImport[] {
  const { program } = parseSync(file, source)
  const triedAgain = new Set<ESTree.Node>()
  const found: LateImport[] = []
  new Visitor({
    CallExpression: (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'importAgain') return
      const [load] = node.arguments
      if (load?.type === 'ArrowFunctionExpression') triedAgain.add(load.body)
    },
    ImportExpression: (node) => {
      const { source: from } = node
      const specifier =
        from.type === 'Literal' && typeof from.value === 'string' ? from.value : undefined
      const line = lineAt(source, node.start)
      found.push({ file, line, specifier, isTriedAgain: triedAgain.has(node) })
    },
  }).visit(program)
  return found
}

if (import.meta.main) runCheck(checkLateParts)
