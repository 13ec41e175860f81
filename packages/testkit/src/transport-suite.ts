import type { CallLine, CallTransport, JoinRequest, TransportEvent } from '@nightdesk/call-session'
import { createStopController } from '@nightdesk/call-session'

/** What the suite needs to play the other side of a transport. */
export type FarSide = {
  readonly transport: CallTransport
  readonly url: string
  /** What has arrived there. */
  received(): readonly unknown[] | Promise<readonly unknown[]>
  send(text: string): void | Promise<void>
  hangUp(): void | Promise<void>
  /** Connections that are still open there. */
  open(): number | Promise<number>
  /** Lets what is on its way arrive. */
  settle(): Promise<void>
}

export type TransportRule = {
  readonly rule: string
  /** Throws where the transport does not keep the rule. */
  readonly check: (side: FarSide) => Promise<void>
}

/** What every transport promises, to be run over each of them by whatever runs tests there. */
export const transportRules: readonly TransportRule[] = [
  {
    rule: 'joins, and is then open at the other side',
    check: async (side) => {
      const { line } = await join(side)
      demand((await side.open()) === 1, 'one open connection')
      await line.leave()
    },
  },
  {
    rule: 'brings a text to the other side as it is',
    check: async (side) => {
      const { line } = await join(side)
      line.send('playable')
      await side.settle()
      demand((await side.received()).includes('playable'), 'the text has arrived')
      await line.leave()
    },
  },
  {
    rule: 'brings a text from the other side as it is',
    check: async (side) => {
      const { line, events } = await join(side)
      await side.send('listening')
      await side.settle()
      const texts = events.flatMap((event) => (event.type === 'message' ? [event.data] : []))
      demand(texts.includes('listening'), 'the text has arrived')
      await line.leave()
    },
  },
  {
    rule: 'is closed at the other side after a leave, and a second leave does nothing',
    check: async (side) => {
      const { line } = await join(side)
      await line.leave()
      await line.leave()
      await side.settle()
      demand((await side.open()) === 0, 'no open connection')
    },
  },
  {
    rule: 'tells nothing of its own leave',
    check: async (side) => {
      const { line, events } = await join(side)
      await line.leave()
      await side.settle()
      demand(!events.some(({ type }) => type === 'failed'), 'no failure')
    },
  },
  {
    rule: 'tells when the other side hangs up',
    check: async (side) => {
      const { line, events } = await join(side)
      await side.hangUp()
      await side.settle()
      demand(
        events.some(({ type }) => type === 'left'),
        'left was told',
      )
      await line.leave()
    },
  },
  {
    rule: 'gives up when it is told to while it joins',
    check: async (side) => {
      const controller = createStopController()
      const joining = side.transport.join(request(side, [], controller.signal))
      controller.abort()
      const error = await joining.then(
        (line) => line.leave(),
        (reason: unknown) => reason,
      )
      await side.settle()
      demand(error instanceof Error, 'the join is broken')
      demand((await side.open()) === 0, 'no open connection')
    },
  },
  {
    rule: 'says how loud the others are',
    check: async (side) => {
      const { line } = await join(side)
      const levels = Object.values(line.remoteLevels())
      demand(
        levels.every((level) => level >= 0 && level <= 1),
        'levels from 0 to 1',
      )
      await line.leave()
    },
  },
]

type Joined = { readonly line: CallLine; readonly events: TransportEvent[] }

async function join(side: FarSide): Promise<Joined> {
  const events: TransportEvent[] = []
  const line = await side.transport.join(request(side, events, createStopController().signal))
  await side.settle()
  return { line, events }
}

function request(
  { url }: FarSide,
  events: TransportEvent[],
  signal: JoinRequest['signal'],
): JoinRequest {
  return {
    url,
    token: undefined,
    userName: '',
    microphone: undefined,
    extra: {},
    signal,
    onEvent: (event) => void events.push(event),
  }
}

function demand(isKept: boolean, what: string): asserts isKept {
  if (!isKept) throw new Error(`Expected: ${what}.`)
}
