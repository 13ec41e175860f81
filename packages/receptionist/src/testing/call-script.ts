import type { BusinessSetup } from '@nightdesk/contracts'
import type { Action, Conversation, Heard, Receptionist, Reply } from '../conversation.ts'

/**
 * A small language for whole calls, one line each:
 *
 *   > words            the caller says them (with `(0.5)` before them, the recognizer doubts them)
 *   ># words           the caller types them
 *   >| words           the caller speaks into the last reply after its first stretch
 *   ...                the caller is silent, once more
 *   < text             the desk's last reply has this in it; `a|b` means either, `!text` means it does not
 *   = paper field: v   the last version of that paper has this fact
 *   = no paper         no paper of that name was sent
 *   = ended            how the call stands: open, ended or forwarded
 */
export function playCall(
  assistant: Receptionist,
  script: string,
  options: CallOptions = {},
): readonly string[] {
  const call = new PlayedCall(assistant, options)
  for (const line of script.split('\n')) call.play(line.trim())
  return call.problems
}

type CallOptions = { readonly startedAt?: string; readonly setup?: BusinessSetup }

// A Sunday, two minutes past ten in the morning in New York.
const someSunday = '2026-11-15T15:02:00Z'

class PlayedCall {
  private readonly conversation: Conversation
  private readonly papers = new Map<string, Readonly<Record<string, unknown>>>()
  private readonly transcript: string[] = []
  private clauses: readonly string[] = []
  private silences = 0
  private ending = 'open'
  /** What went otherwise than the script has it, with the call up to there. */
  readonly problems: string[] = []

  constructor(assistant: Receptionist, { startedAt = someSunday, setup }: CallOptions) {
    this.conversation = assistant.open({
      callId: 'call-1',
      startedAt: new Date(startedAt),
      timeZone: 'America/New_York',
      ...(setup && { setup }),
    })
    this.take(this.conversation.greet())
  }

  play(line: string): void {
    const [mark = '', ...rest] = line.split(' ')
    const text = rest.join(' ')
    if (mark === '') return
    if (mark === '>') return this.hear(spoken(text))
    if (mark === '>#') return this.hear({ text, by: 'typing' })
    if (mark === '>|') return this.hear({ text, by: 'speech', interrupted: this.halfHeard() })
    if (mark === '...') return this.beSilent()
    if (mark === '<') return this.expectReply(text)
    if (mark === '=') return this.expectFact(text)
    this.complain(`No such line in a call: ${line}`)
  }

  private hear(heard: Heard): void {
    this.silences = 0
    this.transcript.push(`> ${heard.text}`)
    this.take(this.conversation.answer(heard))
  }

  private beSilent(): void {
    this.silences += 1
    this.transcript.push('...')
    this.take(this.conversation.afterSilence(this.silences))
  }

  private halfHeard(): { heard: string; unheard: string } {
    const [first = '', ...rest] = this.clauses
    return { heard: first, unheard: rest.join(' ') }
  }

  private take(reply: Reply): void {
    reply.accept()
    for (const action of reply.actions as Iterable<Action>) this.carryOut(action)
  }

  private carryOut(action: Action): void {
    if (action.kind === 'say') {
      this.clauses = action.clauses
      this.transcript.push(`< ${action.clauses.join(' ')}`)
    } else if (action.kind === 'tool') this.papers.set(action.name, action.arguments)
    else this.ending = action.reason === 'assistant-forwarded-call' ? 'forwarded' : 'ended'
  }

  private expectReply(text: string): void {
    const reply = this.clauses.join(' ').toLowerCase()
    const isAbsent = text.startsWith('!')
    const wanted = (isAbsent ? text.slice(1) : text).toLowerCase().split('|')
    const isThere = wanted.some((part) => reply.includes(part))
    if (isThere === isAbsent)
      this.complain(`the reply should ${isAbsent ? 'not ' : ''}have: ${text}`)
  }

  private expectFact(text: string): void {
    if (text === 'open' || text === 'ended' || text === 'forwarded') {
      if (this.ending !== text) this.complain(`the call should be ${text}, it is ${this.ending}`)
      return
    }
    const [name = '', ...rest] = text.split(' ')
    const fact = rest.join(' ')
    if (name === 'no') {
      if (this.papers.has(fact)) this.complain(`there should be no ${fact}`)
      return
    }
    const split = fact.indexOf(':')
    const field = fact.slice(0, split)
    const value = this.papers.get(name)?.[field] ?? ''
    const wanted = fact.slice(split + 1).trim()
    if (value !== wanted)
      this.complain(`${name} ${field} should be ${wanted}, it is ${JSON.stringify(value)}`)
  }

  private complain(problem: string): void {
    this.problems.push([problem, ...this.transcript].join('\n'))
  }
}

function spoken(text: string): Heard {
  const match = /^\(([\d.]+)\) (.*)$/.exec(text)
  return match
    ? { text: match[2] ?? '', confidence: Number(match[1]), by: 'speech' }
    : { text, by: 'speech' }
}
