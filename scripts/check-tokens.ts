// Design decisions live in tokens.css: no color, font size, layer or duration is spelled out anywhere else in the site.
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { isTestFile, listFiles } from './project/files.ts'
import { runCheck } from './project/run-check.ts'
import { lineAt, type Violation } from './project/violations.ts'
import { componentRules, markupRules, styleRules, type TextRule } from './tokens/rules.ts'

const site = 'apps/site'
const exempt = [/^apps\/site\/app\/styles\/tokens\.css$/, /^apps\/site\/public\//]

type Search = (file: string, source: string) => Violation[]

const searches: Readonly<Record<string, Search>> = {
  '.css': (file, source) => findMatches(file, blankComments(source, /\/\*[^]*?\*\//g), styleRules),
  '.svg': (file, source) => findMatches(file, blankComments(source, /<!--[^]*?-->/g), drawingRules),
  '.html': (file, source) =>
    findMatches(file, blankComments(source, /<!--[^]*?-->/g), drawingRules),
  '.ts': findInComponent,
  '.tsx': findInComponent,
}
const drawingRules = [...styleRules, ...markupRules]

export function checkTokens(root: string): Violation[] {
  return listFiles(join(root, site), root)
    .filter((file) => !isTestFile(file) && !exempt.some((pattern) => pattern.test(file)))
    .flatMap(
      (file) => searches[extname(file)]?.(file, readFileSync(join(root, file), 'utf8')) ?? [],
    )
}

function findMatches(file: string, text: string, rules: readonly TextRule[]): Violation[] {
  return rules.flatMap(({ pattern, message }) => {
    return [...text.matchAll(pattern)].map((match) => {
      return { file, line: lineAt(text, match.index), message: `${match[0].trim()}: ${message}` }
    })
  })
}

// Blanks keep the offsets, and so the line numbers, as they were.
function blankComments(text: string, comment: RegExp): string {
  return text.replace(comment, (match) => match.replace(/[^\n]/g, ' '))
}

function findInComponent(file: string, source: string): Violation[] {
  const found: Violation[] = []
  const judge = (text: string, start: number) => {
    const firstLine = lineAt(source, start)
    for (const match of findMatches(file, text, componentRules)) {
      found.push({ ...match, line: firstLine + match.line - 1 })
    }
  }
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && judge(node.value, node.start),
    TemplateElement: (node) => judge(node.value.raw, node.start),
    JSXText: (node) => judge(node.value, node.start),
    JSXAttribute: (node) => {
      if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'style') return
      const message = 'style: the security policy forbids style attributes: use a class'
      found.push({ file, line: lineAt(source, node.start), message })
    },
  }).visit(parseSync(file, source).program)
  return found
}

if (import.meta.main) runCheck(checkTokens)
