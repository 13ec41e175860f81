import { createInterface } from 'node:readline'
import { stopSignal } from './children.ts'

/** Puts a question to the person at the terminal. Anything but a yes is a no; so is nobody being there. */
export async function confirm(question: string): Promise<boolean> {
  process.stderr.write(`${question} [y/N] `)
  const lines = createInterface({ input: process.stdin, signal: stopSignal })
  for await (const line of lines) return /^y(?:es)?$/i.test(line.trim())
  return false
}
