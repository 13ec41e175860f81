import type { Line, Lines } from '@nightdesk/content'
import type { Now, Span } from '@nightdesk/understanding'
import type { Action, Clause } from '../conversation.ts'
import type { Script, Task, Tool } from '../script.ts'
import type { Current, EndReason, State } from '../state.ts'

const mostTold = 12
const mostEchoes = 2
const mostUnsettled = 3
const fewestWords = 4

/** One turn while it is being thought out. Nothing of it is real before the reply is accepted. */
export class Turn {
  readonly script: Script
  readonly now: Now
  state: State
  private readonly clauses: Clause[] = []
  private readonly tools: Tool[] = []
  private end: EndReason | undefined

  constructor(script: Script, now: Now, state: State) {
    this.script = script
    this.now = now
    this.state = state
  }

  say(...clauses: readonly Clause[]): void {
    this.clauses.push(...clauses)
  }

  /** One of several ways to say it, the next one each time. */
  sayOne(lines: Lines): void {
    const key = lines[0]?.join(' ') ?? ''
    const times = this.state.used[key] ?? 0
    this.update({ used: { ...this.state.used, [key]: times + 1 } })
    this.say(...(lines[times % lines.length] ?? []))
  }

  sayLine(line: Line): void {
    this.say(...line)
  }

  /** What this reply has not said yet. */
  sayNew(line: Line): void {
    this.say(...line.filter((clause) => !this.clauses.includes(clause)))
  }

  lastClause(): Clause | undefined {
    return this.clauses.at(-1)
  }

  isSilent(): boolean {
    return this.clauses.length === 0
  }

  /** Whether the same words came once too often: what we said to them was not what the caller meant. */
  isEchoed(): boolean {
    return this.state.echo.times > mostEchoes
  }

  call(tool: Tool): void {
    this.tools.push(tool)
  }

  finish(reason: EndReason): void {
    this.end = reason
    this.update({ ending: reason })
  }

  update(change: Partial<State>): void {
    this.state = { ...this.state, ...change }
  }

  updateCurrent(change: Partial<Current>): void {
    const { current } = this.state
    if (current) this.update({ current: { ...current, ...change } })
  }

  drop(key: 'current' | 'offer'): void {
    const { [key]: _, ...rest } = this.state
    this.state = rest
  }

  dropDoubt(): void {
    const { current } = this.state
    if (!current) return
    const { doubt: _, ...rest } = current
    this.update({ current: rest })
  }

  /** Facts told while nothing is in hand count when something is. */
  remember(spans: readonly Span[]): void {
    if (!this.state.current) this.update({ told: [...this.state.told, ...spans].slice(-mostTold) })
  }

  /** A person who is given the call hears of it. */
  leaveUnsettled(text: string): void {
    if (text.split(' ').length < fewestWords || this.state.unsettled.includes(text)) return
    this.update({ unsettled: [...this.state.unsettled, text].slice(-mostUnsettled) })
  }

  task(): Task | undefined {
    return this.script.tasks.find(({ id }) => id === this.state.current?.task)
  }

  /** Papers first: the page shows what was understood while the answer is still being spoken. */
  actions(): Action[] {
    return [
      ...this.tools,
      ...(this.clauses.length > 0 ? [{ kind: 'say', clauses: [...this.clauses] } as const] : []),
      ...(this.end ? [{ kind: 'end', reason: this.end } as const] : []),
    ]
  }

  /** The state after this turn, with what was said in it. */
  result(): State {
    return this.clauses.length > 0 ? { ...this.state, said: [...this.clauses] } : this.state
  }
}
