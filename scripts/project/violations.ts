/** One broken rule, where it is broken. */
export type Violation = { readonly file: string; readonly line: number; readonly message: string }

/** A rule over a whole checkout. */
export type Check = (root: string) => Violation[]

export function formatViolations(violations: readonly Violation[]): string {
  return violations.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n')
}

/** The line, counted from one, in which an offset of a text lies. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
