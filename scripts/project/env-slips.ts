const assignment = /^\s*(?:export\s+)?([\w.-]+)\s*=[ \t]*/
const blankOrComment = /^\s*(?:#|$)/

type Value = {
  readonly name: string
  /** The number of its first line. */
  readonly line: number
  /** The equals sign and the spaces behind it end with this. */
  readonly before: string
  /** What follows them, to the end of the file. */
  readonly rest: string
}

/**
 * What the parser takes for less or more than was written, without a word: the first of them, by its line and its name.
 * Never the value, which may be a password.
 */
export function findEnvSlip(text: string, settings: ReadonlySet<string>): string | undefined {
  const lines = text.split('\n')
  const lineOf = new Map<string, number>()
  let at = 0
  for (let index = 0; index < lines.length;) {
    const line = lines[index] ?? ''
    const [head = '', name = ''] = assignment.exec(line) ?? []
    const rest = text.slice(at + head.length)
    const value = { name, line: index + 1, before: head.slice(-1), rest }
    const { fault, lineCount } = head ? readValue(value, settings) : { lineCount: 1 }
    if (fault) return `line ${value.line}: ${fault}`
    const earlier = lineOf.get(name)
    if (earlier !== undefined)
      return `line ${value.line}: ${name} stands in line ${earlier} already: leave one of them.`
    if (settings.has(name)) lineOf.set(name, value.line)
    for (const end = index + lineCount; index < end; index += 1)
      at += (lines[index]?.length ?? 0) + 1
  }
  return undefined
}

type Reading = { readonly fault?: string | undefined; readonly lineCount: number }

function readValue(value: Value, settings: ReadonlySet<string>): Reading {
  const { name, rest } = value
  const quote = /^["'`]/.exec(rest)?.[0]
  if (quote === undefined) return { fault: cutFault(value), lineCount: 1 }
  const end = rest.indexOf(quote, 1)
  if (end < 0) return { fault: `the quote of ${name} is not closed.`, lineCount: 1 }

  const inside = rest.slice(1, end).split('\n')
  const after = firstLine(rest.slice(end + 1))
  const isTaken = inside.slice(1).some((line) => settings.has(assignment.exec(line)?.[1] ?? ''))
  if (isTaken || (inside.length > 1 && !blankOrComment.test(after)))
    return {
      fault: `the quote of ${name} is not closed, and takes in the lines that follow.`,
      lineCount: inside.length,
    }
  const fault = blankOrComment.test(after)
    ? undefined
    : `what stands behind the closing quote of ${name} does not count.`
  return { fault, lineCount: inside.length }
}

/** A remark begins after a space; whatever else has this sign in it is a value that was meant to. */
function cutFault({ name, before, rest }: Value): string | undefined {
  const isCut = /^[^#]*[^\s#]#/.test(before + firstLine(rest))
  if (!isCut) return undefined
  return `${name} would end before the sign #: put its value in quotes.`
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
