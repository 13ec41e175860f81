import type { Statistic } from '../claims.ts'
import type { DemoExample } from '../demo.ts'
import type { InternalLink } from '../types.ts'

export type SolutionId =
  | 'voice-agents'
  | 'document-automation'
  | 'market-validation'
  | 'agentic-automations'
  | 'social-media'
  | 'bespoke-solutions'

/** The drawing on a solution's card; the site's registry must hold each one or it does not compile. */
export type SolutionIcon =
  'desk-telephone' | 'letter-tray' | 'tally-sheet' | 'routing-slip' | 'notice-board' | 'cut-key'

export type SolutionStep = { readonly title: string; readonly description: string }

type Steps3 = readonly [SolutionStep, SolutionStep, SolutionStep]
type Steps4 = readonly [SolutionStep, SolutionStep, SolutionStep, SolutionStep]

export type Solution = {
  readonly id: SolutionId
  readonly title: string
  readonly description: string
  /** What an owner notices: a few words to choose the card by. */
  readonly sign: string
  /** Whose work it is, so that an owner finds the card that is theirs. */
  readonly goodFor: string
  /** What somebody else found out about the challenge, and where to check it. */
  readonly source: Statistic
  readonly icon: SolutionIcon
  readonly challenge: string
  readonly solution: Steps3
  readonly action: InternalLink
  /** Where it can be had today: the others are made to order. */
  readonly availability?: string
  /** Where it can be tried at once. */
  readonly demo?: InternalLink
  /** How it sounds, in a few lines. */
  readonly call?: DemoExample
  /** What the work leaves behind, on one slip. An example. */
  readonly note?: {
    readonly title: string
    readonly rows: readonly { readonly name: string; readonly value: string }[]
  }
  /** What the statistic means for the reader, where the number does not say it by itself. */
  readonly meaning?: string
  /** Where the share can be counted out: so many strokes of a hundred, as the figure has it. */
  readonly tally?: { readonly asked: number; readonly counted: number } | undefined
  readonly isBespoke?: true
  readonly process?: Steps4
  readonly industryImpact?: string
}

export type BespokeSolution = Solution &
  Required<Pick<Solution, 'isBespoke' | 'process' | 'industryImpact'>>
