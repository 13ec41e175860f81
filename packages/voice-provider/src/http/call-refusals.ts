import { missingAssistantMessage, type SetupProblem } from '@nightdesk/contracts'
import type { FastifyReply } from 'fastify'

import type { CallMeter } from '../call-meter.ts'
import { sendApiError } from './api-error.ts'
import type { Refusal } from '../admission/call-caps.ts'

type Answer = readonly [status: number, message: string]

type PlainRefusal =
  | 'other-site'
  | 'too-many-tokens'
  | 'bad-request'
  | 'no-token'
  | 'unknown-token'
  | 'other-assistant'
  | 'other-origin'
  | 'no-such-assistant'
  | 'squad'
  | 'bad-setup'
  | 'loading'

const answers: Readonly<Record<PlainRefusal, Answer>> = {
  'other-site': [403, 'Start tokens are for pages of this site.'],
  'too-many-tokens': [429, 'Too many start tokens for this address.'],
  'bad-request': [400, missingAssistantMessage],
  'no-token': [401, 'A start token is needed.'],
  'unknown-token': [401, 'This start token is unknown, used or too old.'],
  'other-assistant': [403, 'This start token is for another assistant.'],
  'other-origin': [403, 'This start token is for another page.'],
  'no-such-assistant': [404, 'There is no such assistant.'],
  squad: [501, 'Squads are not offered.'],
  'bad-setup': [422, 'This business can’t be answered for as it is described.'],
  loading: [503, 'The voice is still warming up.'],
}

/** Why somebody got no call. */
export type RefusalReason = PlainRefusal | `${Refusal['cap']}-cap`

type Waiting = {
  readonly retryAfterSeconds?: number
  readonly problems?: readonly SetupProblem[]
}

/** The refusals of one request for a call: each is answered and counted. */
export type Refuser = {
  because(reason: PlainRefusal, facts?: Waiting): FastifyReply
  /** A cap is reached, and tells so itself. */
  byCap(refusal: Refusal): FastifyReply
  /** What was told about a business cannot stand; each problem names its field. */
  bySetup(problems: readonly SetupProblem[]): FastifyReply
}

export function createRefuser(
  meter: CallMeter,
  reply: FastifyReply,
  assistantId: string | undefined,
): Refuser {
  function send(reason: RefusalReason, [status, message]: Answer, facts: Waiting): FastifyReply {
    meter.refused(assistantId ?? '', reason)
    if (facts.retryAfterSeconds) reply.header('retry-after', facts.retryAfterSeconds)
    return sendApiError(reply, status, message, facts)
  }

  return {
    because: (reason, facts = {}) => send(reason, answers[reason], facts),
    bySetup: (problems) => send('bad-setup', answers['bad-setup'], { problems }),
    byCap: ({ message, ...facts }) => send(`${facts.cap}-cap`, [429, message], facts),
  }
}
