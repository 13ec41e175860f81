export { statusOf, type ChannelName, type Lead, type NewLead } from './lead.ts'
export {
  StoreError,
  StoreUnavailableError,
  type AddResult,
  type LeadStore,
} from './store/lead-store.ts'
export { openLeadStore, type StoreOptions } from './store/open-store.ts'
