import type { Config } from '@nightdesk/config'
import type { DeliveryTargets, LeadServiceOptions } from '@nightdesk/leads'

/** Where leads go, out of the settings; each pair is set together or not at all. */
export function deliveryTargets(config: Config): DeliveryTargets {
  const { smtpUrl, contactTo, leadWebhookUrl, leadWebhookSecret } = config
  const { hasLeadReceipts: hasReceipts, timeZone } = config
  return {
    mail: smtpUrl && contactTo ? { smtpUrl, to: contactTo, hasReceipts, timeZone } : undefined,
    webhook:
      leadWebhookUrl && leadWebhookSecret
        ? { url: leadWebhookUrl, secret: leadWebhookSecret }
        : undefined,
  }
}

/** Where backups go, when anywhere. */
export function backupsOf(config: Config): LeadServiceOptions['backups'] {
  const { backupDir: folder, backupsKept: keep, dataDir, databaseUrl } = config
  return folder === undefined ? undefined : { store: { dataDir, databaseUrl }, folder, keep }
}
