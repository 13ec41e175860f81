import { callLimits } from '@nightdesk/contracts'
import { keep } from '../errors/option-error.ts'
import { optionsIn } from './kinds.ts'

export type DtmfOptions = { readonly sessionId: string; readonly tones: string }

/** Tones are up to 20 characters from 0-9, A-D, * and #. */
export function checkDtmf(options: Partial<DtmfOptions> | undefined): void {
  const { sessionId, tones } = optionsIn(options)
  keep(
    Boolean(sessionId) && Boolean(tones),
    'dtmf/required',
    'sessionId and tones are mandatory parameter',
  )
  keep(
    typeof sessionId === 'string' && typeof tones === 'string',
    'dtmf/text',
    'sessionId and tones should be of string type',
  )
  keep(
    tones.length <= callLimits.dtmfTones,
    'dtmf/length',
    `tones string must be upto ${callLimits.dtmfTones} characters`,
  )
  const odd = /[^0-9A-D*#]/u.exec(tones)?.[0]
  keep(odd === undefined, 'dtmf/tone', `${odd ?? ''} is not valid DTMF tone`)
}
