/**
 * What several runs of the compiler found, each error once: a file that many projects import is told of by each of them.
 * An error is a line and the indented lines below it.
 */
export function uniqueErrors(outputs: readonly string[]): string {
  const found = new Map<string, string>()
  for (const error of outputs.flatMap((output) => output.split(/\n(?=\S)/))) {
    const [firstLine = ''] = error.split('\n')
    if (firstLine && !found.has(firstLine)) found.set(firstLine, error.trimEnd())
  }
  return [...found.values()].join('\n')
}
