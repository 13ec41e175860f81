import { readConfig } from '@nightdesk/config'
import { expect, it } from 'vitest'

import { deliveryTargets } from './lead-settings.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:25', CONTACT_TO: 'sales@nightdesk.example' }

it('brings mails to the mailbox, in the time of its owner', () => {
  const config = readConfig({ ...mail, LEAD_RECEIPTS: 'on', TIME_ZONE: 'America/New_York' })

  expect(deliveryTargets(config)).toEqual({
    mail: {
      smtpUrl: 'smtp://127.0.0.1:25',
      to: 'sales@nightdesk.example',
      hasReceipts: true,
      timeZone: 'America/New_York',
    },
    webhook: undefined,
  })
})

it('brings leads nowhere when nothing is set', () => {
  expect(deliveryTargets(readConfig({}))).toEqual({ mail: undefined, webhook: undefined })
})
