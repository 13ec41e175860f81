export type {
  Action,
  Assistant,
  CallFacts,
  Clause,
  Conversation,
  Heard,
  Patience,
  Reply,
} from './conversation.ts'
