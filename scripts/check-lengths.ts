// Keeps files short enough to be read in one go. What lists words is as long as its words; functions are oxlint's to count.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile, listFiles } from './project/files.ts'
import { runCheck } from './project/run-check.ts'
import type { Violation } from './project/violations.ts'

const mostLines = 250

const isCode = (file: string) =>
  /^(?:packages\/[\w-]+\/src|apps\/[\w-]+\/(?:src|app)|scripts|bench)\/.*\.(?:m?[jt]s|tsx)$/.test(
    file,
  ) &&
  !isTestFile(file) &&
  !file.includes('.generated.')

/** Texts of pages, names of people, calls to be spoken. */
const isWords = (file: string) =>
  /^packages\/content\/|^packages\/understanding\/src\/names\/|\/spoken-calls\.ts$/.test(file)

export function checkLengths(root: string): Violation[] {
  return listFiles(root)
    .filter((file) => isCode(file) && !isWords(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length
      const message = `the file has ${lines} lines, more than ${mostLines}: it is two things`
      return lines > mostLines ? [{ file, line: mostLines + 1, message }] : []
    })
}

if (import.meta.main) runCheck(checkLengths)
