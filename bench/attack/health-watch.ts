import { ask } from './ask.ts'
import type { Place } from './attack.ts'
import { createInFlight } from './in-flight.ts'
import { processorWaitMs } from './processor-wait.ts'
import { sharedNow } from './sentinel-memory.ts'
import type { Sentinel } from './sentinel.ts'
import { visitorAddress } from './stranger.ts'

const everyMs = 100
const withinMs = 10_000

/** How long an answer took; as long as somebody would wait when none came. */
export type HealthAnswer = {
  readonly tookMs: number
  /** Without the time in which the machine did not let us read it. */
  readonly answeredMs: number
}

export type HealthWatch = {
  readonly answers: readonly HealthAnswer[]
  stop(): Promise<void>
}

/** Asks for the health ten times a second, whether or not the last question was answered. */
export function watchHealth(
  place: Place,
  sentinel: Sentinel,
  onAnswer: (answer: HealthAnswer) => void,
): HealthWatch {
  const answers: HealthAnswer[] = []
  const asked = createInFlight()
  const askNow = async () => {
    const answer = await askOnce(place, sentinel)
    answers.push(answer)
    onAnswer(answer)
  }
  const timer = setInterval(() => asked.add(askNow()), everyMs)
  return {
    answers,
    async stop() {
      clearInterval(timer)
      await asked.all()
    },
  }
}

async function askOnce(place: Place, sentinel: Sentinel): Promise<HealthAnswer> {
  const [started, waited] = [sharedNow(), processorWaitMs('self')]
  const none = { tookMs: withinMs, answeredMs: withinMs }
  try {
    const question = { path: '/healthz', from: visitorAddress(0), withinMs }
    const { status } = await ask(place, question)
    if (status !== 200) return none
    const ended = sharedNow()
    const tookMs = ended - started
    const ownMs = Math.max(processorWaitMs('self') - waited, sentinel.lostMs(started, ended))
    return { tookMs, answeredMs: Math.max(0, tookMs - ownMs) }
  } catch {
    return none
  }
}
