import { constants } from 'node:os'
import { ConfigError } from '@nightdesk/config'
import { stopChildren } from './children.ts'
import { flushOutput, outliveOutput } from './flush-output.ts'
import { PlainError } from './plain-error.ts'
import { onStop } from './stop-signal.ts'

/**
 * Runs a command's main function and exits with its code, once all it printed is out. What a person can mend is told in plain lines; a signal
 * ends the children first.
 */
export async function runCommand(main: () => Promise<number>): Promise<never> {
  outliveOutput()
  let stoppedBy: NodeJS.Signals | undefined
  onStop((signal) => {
    stoppedBy = signal
    void stopChildren()
  })
  let code = 1
  try {
    code = await main()
  } catch (error) {
    if (stoppedBy) code = 128 + constants.signals[stoppedBy]
    else console.error(explain(error))
  }
  // Who is told to stop waits for no reader.
  const lost = stoppedBy ? undefined : await flushOutput()
  if (lost) console.error(`The output is not complete (${lost.message}).`)
  return process.exit(lost && code === 0 ? 1 : code)
}

function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.problems.join('\n')
  return error instanceof PlainError ? error.message : error
}
