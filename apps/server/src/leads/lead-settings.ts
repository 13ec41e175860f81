import type { Config } from '@nightdesk/config'
import type { DeliveryTargets } from '@nightdesk/leads'

/** Where leads go, out of the settings; each pair is set together or not at all. */
export function deliveryTargets(config: Config): DeliveryTargets {
  const { smtpUrl, contactTo, leadWebhookUrl, leadWebhookSecret } = config
  const { hasLeadReceipts: hasReceipts } = config
  return {
    mail: smtpUrl && contactTo ? { smtpUrl, to: contactTo, hasReceipts } : undefined,
    webhook:
      leadWebhookUrl && leadWebhookSecret
        ? { url: leadWebhookUrl, secret: leadWebhookSecret }
        : undefined,
  }
}
