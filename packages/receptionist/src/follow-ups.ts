import type { Line } from '@nightdesk/content'

/** What a desk knows of questions about whatever it answered just before: "and what's it cost?" */
export type FollowUps = {
  /** What a plain "how much is it?" asks for; the first one where nothing was spoken of. */
  readonly priceTopics?: readonly string[]
  /** The topic that tells what something costs, where its own answer does not. */
  costOf?(topic: string): string | undefined
  /** Who knows how many of something are fine, or how big it may be. */
  readonly limit?: Line
  /** The topics whose answers tell of no number and no size. */
  readonly limited?: readonly string[]
  /** What is asked after that answer, known by its words alone: "should I say so when I book?" */
  nextTopic?(lately: string, text: string): string | undefined
}
