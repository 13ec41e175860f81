// Whether a visitor hears their own business soon: how long its words take to be spoken ahead, how soon the call begins
// with them, and what two visitors who prepare cost two others who talk.
import type { Page } from '@playwright/test'
import { defaultSetup } from '@nightdesk/content'
import { ownBusinessId, preparationPath, type BusinessSetup } from '@nightdesk/contracts'
import { startCaller } from '../../scripts/voice-desk/speaking-caller.ts'
import { withVisitor } from '../../scripts/voice-desk/visitor.ts'
import { startVoiceServer } from '../../scripts/voice-desk/voice-server.ts'
import { fetchRenderingPackages } from '../../scripts/voicebank/rendering-packages.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { atLeast, atMost, told, type Figure } from '../figures.ts'
import { percentile } from '../percentile.ts'
import { crowdP95 } from './crowds.ts'
import type { Place } from './talk.ts'
import { readGreeting } from './read-turns.ts'

const { ownBusiness: budget } = budgets
// None of them is in the voice bank, so that nothing but the preparation can say them.
const names = ['Tamarack Dental', 'Quillfeather Law', 'Osprey Point Inn', 'Vandermolen Cars']
const talking = 2

type Prepared = { readonly id: string; readonly ms: number }

/** On a server of its own: it looks for the voice when it starts. */
export async function measureOwnBusiness({ browser }: Pick<Place, 'browser'>): Promise<Figure[]> {
  await fetchRenderingPackages()
  const server = await startVoiceServer({ VOICE_MAX_CALLS: '12' })
  const place = { browser, server }
  try {
    const runs: { readonly prepared: Prepared; readonly greetingMs: number }[] = []
    let inTheirName = 0
    for (const name of names) {
      const run = await prepareAndCall(place, name)
      runs.push(run)
      if (run.saysName) inTheirName += 1
    }
    const [cold, ...warm] = runs.map(({ prepared }) => prepared.ms)
    const without = await crowdP95(place, talking)
    const beside = await besidePreparations(place)
    return [
      atMost(
        'own business: prepared, the voice still to be loaded, ms',
        cold ?? NaN,
        budget.preparedMs,
      ),
      atMost('own business: prepared, p50 ms', percentile(warm, 50), budget.preparedMs),
      atLeast('own business: greeted in their name', inTheirName, names.length),
      atMost(
        'own business: press to first words, worst ms',
        Math.max(...runs.map(({ greetingMs }) => greetingMs)),
        budget.firstWordsMs,
      ),
      told(`${talking} calls: p95 ms`, without),
      atMost(
        `${talking} calls beside ${talking} preparations: p95 ms`,
        beside,
        budgets.voice.answerP95Ms,
      ),
    ]
  } finally {
    await server.stop()
  }
}

const setupOf = (name: string): BusinessSetup => ({ ...defaultSetup('healthcare'), name })

function prepareAndCall({ browser, server }: Place, name: string) {
  return withVisitor(browser, async (page) => {
    await page.goto(`${server.url}/healthz`)
    const setup = setupOf(name)
    const prepared = await prepare(page, setup)
    const caller = await startCaller(page, {
      url: server.url,
      assistantId: ownBusinessId,
      transport: 'webrtc',
      assistantOverrides: { setup, prepared: prepared.id },
    })
    await caller.listen()
    const record = await caller.hangUp()
    return {
      prepared,
      greetingMs: readGreeting(record) ?? Infinity,
      saysName: record.messages.some(({ text }) => text.includes(name)),
    }
  })
}

/** Asks until everything that nearly every call says is spoken, as the page of the form does. */
async function prepare(page: Page, setup: BusinessSetup): Promise<Prepared> {
  return page.evaluate(
    async ({ path, setup: told }) => {
      const startedAt = performance.now()
      for (let id: string | undefined; ;) {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ setup: told, ...(id && { id }) }),
        })
        if (answer.status !== 200) throw new Error(`Preparing answered ${answer.status}`)
        const now = (await answer.json()) as { id: string; spoken: number; of: number }
        if (now.spoken >= now.of) return { id: now.id, ms: performance.now() - startedAt }
        id = now.id
        await new Promise((resolve) => setTimeout(resolve, 700))
      }
    },
    { path: `/voice${preparationPath}`, setup },
  )
}

/** Two visitors prepare one business after the other while two others talk. */
async function besidePreparations(place: Place): Promise<number> {
  const over = new AbortController()
  const preparing = Array.from({ length: talking }, (_, visitor) =>
    withVisitor(place.browser, async (page) => {
      await page.goto(`${place.server.url}/healthz`)
      for (let at = 0; !over.signal.aborted; at += 1)
        await prepare(page, setupOf(`${names[at % names.length]} ${visitor} of ${at}`))
    }),
  )
  try {
    return await crowdP95(place, talking)
  } finally {
    over.abort()
    await Promise.all(preparing)
  }
}
