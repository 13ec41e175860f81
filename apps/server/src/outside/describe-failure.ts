import { cleanReport, type ErrorReport } from '@nightdesk/contracts'
import { createStackParser, exceptionFromError, uuid4 } from '@sentry/core'
import { nodeStackLineParser } from '@sentry/core/server'

const parseStack = createStackParser(nodeStackLineParser())
const mostCauses = 4

type Circumstances = Pick<ErrorReport, 'level' | 'timestamp'>

/** A failure of the server as a report; personal data is removed here already. */
export function describeFailure(
  error: unknown,
  circumstances: Circumstances,
): ErrorReport | undefined {
  const mechanism = { type: 'server', handled: circumstances.level !== 'fatal' }
  const values = chainOf(error).map((one) =>
    Object.assign(exceptionFromError(parseStack, one), { mechanism }),
  )
  // The service wants the innermost first.
  const exception = { values: values.toReversed() }
  return cleanReport({ event_id: uuid4(), platform: 'node', ...circumstances, exception })
}

function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  let next = error
  while (next instanceof Error && chain.length <= mostCauses) {
    chain.push(next)
    next = next.cause
  }
  return chain.length > 0 ? chain : [new Error(String(error))]
}
