import { openLeadStore } from '@nightdesk/leads'
import { numberedForm } from '../leads/post-lead.ts'
import { ask } from './ask.ts'
import type { Place } from './attack.ts'
import { createInFlight } from './in-flight.ts'
import { visitorAddress } from './stranger.ts'

const everyMs = 2_000
const withinMs = 10_000

export type GoodLeads = {
  /** What the server has promised to keep. */
  readonly references: readonly string[]
  readonly unanswered: number
  stop(): Promise<void>
}

/** A visitor every two seconds, each from an address of their own, who fills in the form as it is meant. */
export function postGoodLeads(place: Place, onRefusal: (what: string) => void): GoodLeads {
  const references: string[] = []
  const posted = createInFlight()
  let number = 0
  let unanswered = 0
  const post = async () => {
    number += 1
    const said = await postOne(place, number)
    if (said.reference) references.push(said.reference)
    else {
      unanswered += 1
      onRefusal(said.problem)
    }
  }
  const timer = setInterval(() => posted.add(post()), everyMs)
  return {
    references,
    get unanswered() {
      return unanswered
    },
    async stop() {
      clearInterval(timer)
      await posted.all()
    },
  }
}

async function postOne(place: Place, number: number) {
  try {
    const { status, text } = await ask(place, {
      path: '/api/contact',
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(numberedForm(number)),
      from: visitorAddress(number),
      withinMs,
    })
    const { reference } = JSON.parse(text) as { reference?: string }
    return { reference, problem: `a good lead was answered ${status}` }
  } catch (error) {
    return { reference: undefined, problem: `a good lead was not answered: ${String(error)}` }
  }
}

/** How many of these are not in the store. */
export async function countMissing(
  dataDir: string,
  references: readonly string[],
): Promise<number> {
  const store = await openLeadStore({ dataDir })
  const stored = new Set((await store.list()).map(({ reference }) => reference))
  await store.close()
  return references.filter((reference) => !stored.has(reference)).length
}
