// Every word a visitor reads lives in packages/content. Three words in a row inside a component have leaked out of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { isTestFile, listFiles } from './project/files.ts'
import { runCheck } from './project/run-check.ts'
import { lineAt, type Violation } from './project/violations.ts'

const folder = 'apps/site/app'
const fewestWords = 3
const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'label',
  'placeholder',
  'title',
])

export function checkCopy(root: string): Violation[] {
  return listFiles(join(root, folder), root)
    .filter((file) => file.endsWith('.tsx') && !isTestFile(file))
    .flatMap((file) => findCopy(file, readFileSync(join(root, file), 'utf8')))
}

function findCopy(file: string, source: string): Violation[] {
  const found: Violation[] = []
  const judge = (node: ESTree.Node, text: string) => {
    if (countWords(text) < fewestWords) return
    const quote = text.trim().replace(/\s+/g, ' ')
    found.push({
      file,
      line: lineAt(source, textStart(node)),
      message: `copy outside packages/content: "${quote}"`,
    })
  }
  new Visitor({
    JSXElement: (node) => judge(node, node.children.map(shownText).join(' ')),
    JSXFragment: (node) => judge(node, node.children.map(shownText).join(' ')),
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
      if (node.value && readAttributes.has(name)) judge(node, shownText(node.value))
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** The words a piece of JSX puts on the page by itself; what it takes from variables is content already. */
function shownText(node: ESTree.Node): string {
  switch (node.type) {
    case 'JSXText':
      return node.value
    case 'Literal':
      return typeof node.value === 'string' ? node.value : ''
    case 'TemplateLiteral':
      return node.quasis.map((quasi) => quasi.value.raw).join(' ')
    case 'JSXExpressionContainer':
      return shownText(node.expression)
    case 'LogicalExpression':
      return `${shownText(node.left)} ${shownText(node.right)}`
    case 'ConditionalExpression':
      return `${shownText(node.consequent)} ${shownText(node.alternate)}`
    default:
      return ''
  }
}

function countWords(text: string): number {
  return text
    .replace(/&\w+;/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{Letter}/u.test(word)).length
}

/** A long element begins lines before its text: point at the text. */
function textStart(node: ESTree.Node): number {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return node.start
  const first = node.children.find((child) => countWords(shownText(child)) > 0)
  if (!first) return node.start
  const isText = first.type === 'JSXText'
  return first.start + (isText ? first.value.length - first.value.trimStart().length : 0)
}

if (import.meta.main) runCheck(checkCopy)
