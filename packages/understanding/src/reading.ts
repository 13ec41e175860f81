/** What the reader may know besides the words. */
export type Context = {
  /** What was asked last: `open`, `confirm`, or the fact that was asked for. */
  readonly asked: string
}

/** A stretch of the utterance that tells a fact. */
export type Span = {
  readonly slot: string
  /** The words as they were said or typed. */
  readonly text: string
  /** Positions in the text. */
  readonly from: number
  readonly to: number
  /** 0 to 1: how sure the tagger is of every word of it. */
  readonly confidence: number
}

export type Intent = { readonly id: string; readonly confidence: number }

/** One utterance, read once. Nothing after it looks at the words again. */
export type Reading = {
  readonly text: string
  /** What the caller wants, the likeliest first; a second one only where it is likely too. */
  readonly intents: readonly Intent[]
  readonly spans: readonly Span[]
}
