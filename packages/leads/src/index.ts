export { alarmReasons, type AlarmReason } from './alarms.ts'
export { readLeadsCommand, type LeadsCommand } from './command/read-leads-command.ts'
export { UsageError, type CommandTools } from './command/command-tools.ts'
export type { Admission, FrontDoor, IncomingLead, Visit } from './intake/front-door.ts'
export type { DeliveryOutcome, LeadMeter } from './lead-meter.ts'
export { statusOf, type ChannelName, type Lead, type NewLead } from './lead.ts'
export type { LeadLog } from './log.ts'
export type { PageFont } from './pages/page-fonts.ts'
export {
  createLeadService,
  type DeliveryTargets,
  type LeadService,
  type LeadServiceOptions,
  type LeadStanding,
} from './service.ts'
export {
  StoreError,
  StoreUnavailableError,
  type AddResult,
  type LeadStore,
} from './store/lead-store.ts'
export {
  createLeadStore,
  describeStore,
  openExistingStore,
  openLeadStore,
  type StoreOptions,
} from './store/open-store.ts'
