import { ask } from './ask.ts'
import type { Place } from './attack.ts'
import { createInFlight } from './in-flight.ts'
import { processorWaitMs } from './processor-wait.ts'
import { visitorAddress } from './stranger.ts'

const everyMs = 100
const withinMs = 10_000

export type HealthWatch = {
  /** How long each answer took while we could have read it; as long as somebody would wait when none came. */
  readonly times: readonly number[]
  stop(): Promise<void>
}

/** Asks for the health ten times a second, whether or not the last question was answered. */
export function watchHealth(place: Place, onAnswer: (tookMs: number) => void): HealthWatch {
  const times: number[] = []
  const asked = createInFlight()
  const askNow = async () => {
    const tookMs = await askOnce(place)
    times.push(tookMs)
    onAnswer(tookMs)
  }
  const timer = setInterval(() => asked.add(askNow()), everyMs)
  return {
    times,
    async stop() {
      clearInterval(timer)
      await asked.all()
    },
  }
}

async function askOnce(place: Place): Promise<number> {
  const [started, waited] = [performance.now(), processorWaitMs('self')]
  try {
    const question = { path: '/healthz', from: visitorAddress(0), withinMs }
    const { status } = await ask(place, question)
    const ownWaitMs = processorWaitMs('self') - waited
    return status === 200 ? performance.now() - started - ownWaitMs : withinMs
  } catch {
    return withinMs
  }
}
