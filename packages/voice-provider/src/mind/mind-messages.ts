import type { Action, CallFacts, Heard, Patience } from '../conversation.ts'

/** What a conversation is asked. All but patience is answered with actions. */
export type Question =
  | { readonly kind: 'greet' }
  | { readonly kind: 'answer'; readonly heard: Heard }
  | { readonly kind: 'after-silence'; readonly times: number }
  | { readonly kind: 'before-time-is-up' }
  | { readonly kind: 'patience'; readonly soFar: string }

/** What the line tells one conversation. */
export type ToConversation =
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  /** The reply to that question becomes part of the conversation. */
  | { readonly kind: 'accept'; readonly id: number }
  /** Nobody wants that reply any more. */
  | { readonly kind: 'drop'; readonly id: number }

/** What a conversation answers: everything under the number of its question. */
export type FromConversation = { readonly id: number } & (
  | { readonly kind: 'actions'; readonly actions: readonly Action[]; readonly isLast: boolean }
  | { readonly kind: 'patience'; readonly patience: Patience }
  | { readonly kind: 'failure'; readonly message: string }
)

/** What the server's thread tells the mind. */
export type ToMind =
  | {
      readonly kind: 'open'
      readonly conversation: number
      readonly assistant: string
      readonly call: CallFacts
    }
  | { readonly kind: 'tell'; readonly conversation: number; readonly message: ToConversation }
  | { readonly kind: 'close'; readonly conversation: number }
  /** Asks for a sign of life. */
  | { readonly kind: 'count' }

/** What the mind tells the server's thread; `ready` comes first. */
export type FromMind =
  | { readonly kind: 'ready' }
  | { readonly kind: 'told'; readonly conversation: number; readonly message: FromConversation }
  /** That conversation cannot go on; the others can. */
  | { readonly kind: 'lost'; readonly conversation: number; readonly message: string }
  | { readonly kind: 'count'; readonly conversations: number }
