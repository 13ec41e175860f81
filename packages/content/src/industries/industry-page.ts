import type { Claim } from '../claims.ts'
import type { ContactInvite } from '../contact.ts'
import type { SampleCall } from '../sample-call.ts'
import type { Hero, InternalLink, OwnSum, PageMeta } from '../types.ts'

/** What to look for on the bill a reader pays now, and what stands in its place on ours. */
export type ClaimTerms = {
  readonly theirs: string
  readonly ours: string
  readonly rows: readonly {
    readonly item: string
    readonly figure: string
    readonly text: string
  }[]
}

/** What a stretch of the weeks is for; hatched where it may not be needed. */
export type ClaimStage = {
  readonly name: string
  readonly when: string
  readonly weeks: 1 | 2 | 3
  readonly isLikely?: true
}

/** One line of a form: ticked where it holds for everyone. */
export type AssuranceLine = {
  readonly name: string
  readonly answer: string
  readonly text: string
  readonly isTicked: boolean
}

/** The question a trade asks before all others, answered as a form. */
export type AssuranceSection = {
  readonly label: string
  readonly title: string
  readonly lead: string
  readonly form: { readonly title: string; readonly number: string }
  readonly lines: readonly AssuranceLine[]
  /** What the receptionist leaves to people, in a sentence or two. */
  readonly pledge: string
  readonly call?: SampleCall
}

export type ClaimSection = {
  readonly label: string
  readonly claim: Claim
  readonly text: string
  readonly terms?: ClaimTerms
  /** Over the sum, where it says what the work costs before the claim is made. */
  readonly cost?: { readonly label: string; readonly title: string }
  /** What the claim comes to on the reader's own bill, or the work on their own wages. */
  readonly sum?: OwnSum
  /** The weeks of the claim, one by one. */
  readonly schedule?: {
    readonly label: string
    readonly title: string
    readonly lead: string
    /** Over the numbers of the weeks. */
    readonly weekLabel: string
    readonly stages: readonly ClaimStage[]
    /** What comes after the last of the weeks. */
    readonly afterwards: { readonly when: string; readonly name: string }
  }
}

/** Work that leaves the day: struck through, with what happens in its place. */
export type TimeSink = {
  readonly mark: string
  readonly text: string
  readonly instead: string
}

export type SampleAutomation = {
  readonly title: string
  readonly when: string
  readonly does: string
  readonly leaves: string
}

export type Outcome = {
  readonly title: string
  readonly value: string
  readonly text: string
}

/** What healthcare and financial services have in common; the words and the paper are their own. */
export type IndustryPageContent = {
  readonly meta: PageMeta
  readonly hero: Hero
  readonly claim: ClaimSection
  readonly assurance?: AssuranceSection
  readonly timeSinks: {
    readonly label: string
    readonly title: string
    readonly lead: string
    readonly lines: readonly TimeSink[]
  }
  readonly automations: {
    readonly label: string
    readonly title: string
    readonly lead: string
    readonly parts: { readonly when: string; readonly does: string; readonly leaves: string }
    readonly samples: readonly SampleAutomation[]
    /** Under the samples: where the results end up. */
    readonly limit?: string
  }
  readonly outcomes: {
    readonly label: string
    readonly title: string
    readonly lead: string
    /** Where the outcomes are shown as measured: the head of that page, which says that it is an example. */
    readonly statement?: { readonly title: string; readonly exampleLabel: string }
    readonly entries: readonly Outcome[]
    readonly total: { readonly name: string; readonly value: string }
    readonly action?: InternalLink
    readonly call?: SampleCall
  }
  readonly contact: ContactInvite
}
