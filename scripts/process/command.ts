import { constants } from 'node:os'
import { ConfigError } from '@nightdesk/config'
import { stopChildren } from './children.ts'
import { flushOutput } from './flush-output.ts'
import { PlainError } from './plain-error.ts'
import { onStop } from './stop-signal.ts'

/**
 * Runs a command's main function and exits with its code, once all it printed is out. What a person can mend is told in plain lines; a signal
 * ends the children first.
 */
export async function runCommand(main: () => Promise<number>): Promise<never> {
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
  if (!stoppedBy) await flushOutput()
  return process.exit(code)
}

function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.problems.join('\n')
  return error instanceof PlainError ? error.message : error
}
