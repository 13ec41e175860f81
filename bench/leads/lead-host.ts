import { createLeadService, openLeadStore, type LeadServiceOptions } from '@nightdesk/leads'
import { emptyLead } from './load-run.ts'
import { numberedForm } from './post-lead.ts'

/** The mail worker and the housekeeping: each has a timer whenever it has nothing to do. */
export const hostWorkers = 2

type HostOptions = Pick<LeadServiceOptions, 'clock' | 'targets'> & { readonly dataDir: string }

/** The lead service in this very process, without the web around it, so that its clock can be ours. */
export async function startLeadHost({ dataDir, ...options }: HostOptions) {
  const store = await openLeadStore({ dataDir })
  const ignore = () => undefined
  const service = createLeadService({
    ...options,
    store,
    publicUrl: 'http://localhost',
    ratePerMinute: 1_000_000,
    retentionDays: 365,
    log: { info: ignore, warn: ignore, error: ignore },
  })
  service.start()
  return {
    /** How long it took until the lead could be acknowledged, in milliseconds; nothing when it could not. */
    async accept(number: number): Promise<number | undefined> {
      const started = performance.now()
      const fields = { ...numberedForm(number), phone: '' }
      const { kind } = await service.accept({ ...emptyLead, fields })
      return kind === 'added' ? performance.now() - started : undefined
    },
    async stop() {
      await service.stop()
      await store.close()
    },
  }
}
