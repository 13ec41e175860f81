import type { DemoExample } from './demo.ts'
import { home, type HeardStep } from './home.ts'
import { financialServices } from './industries/financial-services.ts'
import { healthcare } from './industries/healthcare.ts'
import { restaurants } from './industries/restaurants.ts'
import type { SampleCallId } from './sample-call.ts'
import { solutions } from './solutions/page.ts'

const steps: readonly HeardStep[] = home.heardCall.steps
const [receptionist] = solutions.entries

/** What is said in each recording: the words of the page it stands on, line by line. */
export const sampleCalls: Readonly<Record<SampleCallId, DemoExample>> = {
  'hotel-at-night': steps.flatMap(({ said }) => said.map(({ by, words }) => ({ by, words }))),
  'clinic-at-noon': receptionist.call,
  'clinic-at-night': healthcare.outcomes.call.lines,
  'advisors-at-night': financialServices.assurance.call.lines,
  'pizzeria-at-seven': restaurants.provided.example.lines,
}
