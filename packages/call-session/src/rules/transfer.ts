import { keep } from '../errors/option-error.ts'
import { isBag, optionsIn } from './kinds.ts'

export type TransferOptions = { readonly sessionId: string; readonly toEndPoint: string }

/** The endpoint must start with 'sip:' or '+'. */
export function checkTransfer(options: Partial<TransferOptions> | undefined): void {
  checkEndPoint('sipCallTransfer', options)
  const { toEndPoint = '' } = optionsIn(options)
  keep(
    toEndPoint.startsWith('sip:') || toEndPoint.startsWith('+'),
    'transfer/endpoint',
    `toEndPoint: ${toEndPoint} must starts with either "sip:" or "+"`,
  )
}

/** A refer goes to a sip address only. */
export function checkRefer(options: Partial<TransferOptions> | undefined): void {
  keep(isBag(options), 'transfer/required', 'sessionId and toEndPoint are mandatory parameter')
  checkEndPoint('sipRefer', options)
  keep(
    options.toEndPoint?.startsWith('sip:') === true,
    'transfer/endpoint',
    '"toEndPoint" must be a "sip" address',
  )
}

function checkEndPoint(method: string, options: Partial<TransferOptions> | undefined): void {
  const { sessionId, toEndPoint } = optionsIn(options)
  keep(
    Boolean(sessionId) && Boolean(toEndPoint),
    'transfer/required',
    `${method}() requires a sessionId and toEndPoint`,
  )
  keep(
    typeof sessionId === 'string' && typeof toEndPoint === 'string',
    'transfer/text',
    'Invalid paramater: sessionId and toEndPoint must be of type string',
  )
}
