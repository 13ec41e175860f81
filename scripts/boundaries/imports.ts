import { parseSync, Visitor, type ESTree } from 'vite'
import { lineAt } from '../project/violations.ts'

export type Import = {
  readonly specifier: string
  readonly line: number
  /** Nothing of it is left when the program runs. */
  readonly isTypeOnly: boolean
}

/** Every module a source file names: imports, exports from, dynamic imports, imported types and resolved files. */
export function readImports(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Import[] = []
  const add = (literal: ESTree.Expression | null, isTypeOnly: boolean) => {
    const specifier = literalText(literal)
    if (literal && specifier)
      found.push({ specifier, isTypeOnly, line: lineAt(source, literal.start) })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source, isTypeImport(node)),
    ExportNamedDeclaration: (node) => add(node.source, isTypeExport(node)),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source, false),
    TSImportType: (node) => add(node.source, true),
    CallExpression: (node) => {
      const [first] = node.arguments
      if (isResolve(node.callee) && first?.type !== 'SpreadElement') add(first ?? null, false)
    },
  }).visit(program)
  return found
}

/** `import.meta.resolve`: a file that is read rather than run comes through the same doors. */
function isResolve(callee: ESTree.Expression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'MetaProperty' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'resolve'
  )
}

function literalText(node: ESTree.Expression | null): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.raw
  return undefined
}

function isTypeImport(node: ESTree.ImportDeclaration): boolean {
  if (node.importKind === 'type') return true
  return node.specifiers.length > 0 && node.specifiers.every(isTypeSpecifier)
}

function isTypeSpecifier(node: ESTree.ImportDeclarationSpecifier): boolean {
  return node.type === 'ImportSpecifier' && node.importKind === 'type'
}

function isTypeExport(node: ESTree.ExportNamedDeclaration): boolean {
  if (node.exportKind === 'type') return true
  return node.specifiers.length > 0 && node.specifiers.every((one) => one.exportKind === 'type')
}
