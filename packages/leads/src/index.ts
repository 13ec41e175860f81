export { runLeadsCommand, UsageError, type CommandTools } from './command/run-leads-command.ts'
export type { Admission, FrontDoor, IncomingLead, Visit } from './intake/front-door.ts'
export { rateKey } from './intake/network-address.ts'
export { statusOf, type ChannelName, type Lead, type NewLead } from './lead.ts'
export type { LeadLog } from './log.ts'
export type { PageFont } from './pages/page-fonts.ts'
export {
  createLeadService,
  type DeliveryTargets,
  type LeadService,
  type LeadServiceOptions,
} from './service.ts'
export {
  StoreError,
  StoreUnavailableError,
  type AddResult,
  type LeadStore,
} from './store/lead-store.ts'
export { createLeadStore, openLeadStore, type StoreOptions } from './store/open-store.ts'
