import type { CallStatus, EndedReason } from '@nightdesk/contracts'
import type { Json, PageQuery, Resource } from './operation.ts'

export type CallType = 'inboundPhoneCall' | 'outboundPhoneCall' | 'webCall' | 'vapi.websocketCall'

export type Call = Resource & {
  readonly type?: CallType
  readonly status?: CallStatus
  readonly endedReason?: EndedReason | (string & {})
  readonly startedAt?: string
  readonly endedAt?: string
  readonly cost?: number
  /** At most 40 characters. */
  readonly name?: string
  readonly assistantId?: string
  readonly squadId?: string
  readonly phoneNumberId?: string
  readonly customerId?: string
}

export type CallBatch = Json & { readonly results?: readonly Call[] }

export type CallCreation = Json & {
  readonly assistantId?: string
  readonly assistant?: Json
  readonly assistantOverrides?: Json
  readonly squadId?: string
  readonly squad?: Json
  readonly phoneNumberId?: string
  readonly customerId?: string
  readonly name?: string
}

export type PagedCallQuery = PageQuery & {
  readonly assistantId?: string
  readonly id?: string
  readonly cost?: number
  readonly costLe?: number
  readonly costGe?: number
  readonly successEvaluation?: string
  readonly endedReason?: string
}

export type LogQuery = {
  readonly type?: string
  readonly assistantId?: string
  readonly phoneNumberId?: string
  readonly customerId?: string
  readonly squadId?: string
  readonly callId?: string
}

export const phoneProviders = ['byo-phone-number', 'twilio', 'vonage', 'vapi', 'telnyx'] as const

export type PhoneNumberBody = Json & { readonly provider?: (typeof phoneProviders)[number] }

export const toolTypes = [
  'dtmf',
  'endCall',
  'function',
  'ghl',
  'make',
  'transferCall',
  'output',
  'bash',
  'computer',
  'textEditor',
  'query',
  'google.calendar.event.create',
  'google.sheets.row.append',
  'google.calendar.availability.check',
  'slack.message.send',
  'sms',
  'mcp',
] as const

export type ToolBody = Json & { readonly type?: (typeof toolTypes)[number] }

export type KnowledgeBaseBody = Json & {
  readonly provider?: 'trieve' | 'custom-knowledge-base'
}

export type TestBody = Json & { readonly type?: 'voice' | 'chat' }

export type CredentialBody = Json & { readonly provider?: string }

export type OrgRole = 'admin' | 'editor' | 'viewer'

export type OrgInvite = {
  /** At most 100. */
  readonly emails: readonly string[]
  readonly role: OrgRole
  readonly redirectTo?: string
}

export type OrgRoleUpdate = { readonly userId: string; readonly role: OrgRole }

/** A `File` or a `Blob`. */
export type Upload = object

export type FileUpload = { readonly file: Upload }

export type VoiceClone = {
  readonly name: string
  readonly files: readonly Upload[]
  readonly description?: string
  readonly labels?: string
}
