import { SpeechError } from './speech-error.ts'

/** The whole body of an answer, unless it is longer than it could be: then nothing more of it is read. */
export async function readAtMost(answer: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    // Leaving the loop lets go of the connection.
    if (length > mostBytes) throw new SpeechError('engine-failed', 'An engine answers too much')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
