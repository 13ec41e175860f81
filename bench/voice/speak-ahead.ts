// Whether the voice of the bank can speak while people call: how long it takes for a second of speech, alone and beside
// four calls, and what that costs them.
import { openSpeakAhead, type SpeakAhead } from '@nightdesk/voice-provider/speak-ahead'
import { fetchRenderingPackages } from '../../scripts/voicebank/rendering-packages.ts'
import { told, type Figure } from '../figures.ts'
import { percentile } from '../percentile.ts'
import { crowdP95 } from './crowds.ts'
import type { Place } from './talk.ts'

const packetMs = 20
const callers = 4
const clauses = [
  'Szymanski,',
  'Thank you, Mister Okonkwo.',
  'from 2217 Kessler Avenue,',
  'We are open from eight in the morning until six in the evening.',
]

export async function measureSpeakAhead(place: Place): Promise<Figure[]> {
  const speaker = openSpeakAhead({ packagesDir: await fetchRenderingPackages() })
  try {
    const startedAt = performance.now()
    await speaker.speakAhead('Ready.')
    const loadedMs = performance.now() - startedAt
    const alone: number[] = []
    for (const clause of clauses) alone.push(await factorOf(speaker, clause))
    const without = await crowdP95(place, callers)
    const beside = await besideCalls(place, speaker)
    return [
      told('speaking ahead: loaded and first word, ms', loadedMs),
      told('speaking ahead: seconds for a second, alone', percentile(alone, 50)),
      told(`speaking ahead: the same beside ${callers} calls`, percentile(beside.factors, 50)),
      told(`${callers} calls: p95 ms`, without),
      told(`${callers} calls beside speaking ahead: p95 ms`, beside.p95Ms),
    ]
  } finally {
    speaker.close()
  }
}

async function besideCalls(place: Place, speaker: SpeakAhead) {
  const over = new AbortController()
  const factors: number[] = []
  const speaking = (async () => {
    for (let at = 0; !over.signal.aborted; at++)
      factors.push(await factorOf(speaker, clauses[at % clauses.length] ?? ''))
  })()
  const p95Ms = await crowdP95(place, callers)
  over.abort()
  await speaking
  return { factors, p95Ms }
}

/** How long it takes to speak, for each second of speech. */
async function factorOf(speaker: SpeakAhead, clause: string): Promise<number> {
  const startedAt = performance.now()
  const clip = await speaker.speakAhead(clause)
  return (performance.now() - startedAt) / (clip.length * packetMs)
}
