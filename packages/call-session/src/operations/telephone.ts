import { checkDialOut, type DialOutOptions } from '../rules/dial-out.ts'
import { checkDtmf, type DtmfOptions } from '../rules/dtmf.ts'
import { checkRefer, checkTransfer, type TransferOptions } from '../rules/transfer.ts'
import type { Operation } from './operation.ts'

export const startDialOut: Operation<DialOutOptions> = {
  method: 'startDialOut',
  needs: ['joined'],
  check: checkDialOut,
}

export const stopDialOut: Operation<{ readonly sessionId: string }> = {
  method: 'stopDialOut',
  needs: ['joined'],
  check: () => {},
}

export const sendDtmf: Operation<DtmfOptions> = {
  method: 'sendDTMF',
  needs: ['joined'],
  check: checkDtmf,
}

export const sipCallTransfer: Operation<TransferOptions> = {
  method: 'sipCallTransfer',
  needs: ['joined'],
  check: checkTransfer,
}

export const sipRefer: Operation<TransferOptions> = {
  method: 'sipRefer',
  needs: ['joined'],
  check: checkRefer,
}
