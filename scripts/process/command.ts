import { constants } from 'node:os'
import { ConfigError } from '@nightdesk/config'
import { stopChildren } from './children.ts'
import { PlainError } from './plain-error.ts'
import { onStop } from './stop-signal.ts'

/**
 * Runs a command's main function and exits with its code. What a person can mend is told in plain lines; a signal
 * ends the children first.
 */
export async function runCommand(main: () => Promise<number>): Promise<never> {
  let stoppedBy: NodeJS.Signals | undefined
  onStop((signal) => {
    stoppedBy = signal
    void stopChildren()
  })
  try {
    process.exit(await main())
  } catch (error) {
    if (stoppedBy) process.exit(128 + constants.signals[stoppedBy])
    console.error(explain(error))
    process.exit(1)
  }
}

function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.problems.join('\n')
  return error instanceof PlainError ? error.message : error
}
