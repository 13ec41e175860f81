import { PlainError } from '../process/plain-error.ts'
import type { Cpu } from './locked-packages.ts'

/** A processor's name as Node writes it. */
export function readCpu(text: string): Cpu {
  if (text === 'arm64' || text === 'x64') return text
  throw new PlainError(`There is no archive for "${text}": --cpu is arm64 or x64.`)
}
