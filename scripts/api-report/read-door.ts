import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ESTree } from 'vite'

/** The name of something a module exports, and its declaration as the compiler writes it. */
export type Export = { readonly name: string; readonly text: string }

/** Everything a module of declarations exports, with what it hands on from others, by name. */
export function readDoor(file: string): Export[] {
  const source = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found = program.body.flatMap((node) => readStatement(node, file, source))
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}

function readStatement(
  node: ESTree.Program['body'][number],
  file: string,
  source: string,
): Export[] {
  if (node.type === 'ExportAllDeclaration') return readDoor(neighbor(file, node.source.value))
  if (node.type !== 'ExportNamedDeclaration') return []
  if (node.source) {
    const names = new Set(node.specifiers.map(({ exported }) => nameOf(exported)))
    return readDoor(neighbor(file, node.source.value)).filter(({ name }) => names.has(name))
  }
  const { declaration } = node
  if (!declaration) return []
  const text = source.slice(node.start, node.end).replaceAll(/\s+/g, ' ')
  return declaredNames(declaration).map((name) => ({ name, text }))
}

function declaredNames(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name
}

function neighbor(file: string, specifier: string): string {
  return join(dirname(file), specifier.replace(/\.ts$/, '.d.ts'))
}
