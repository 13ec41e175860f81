import type { BusinessSetup } from './business-setup.ts'
import { hoursInWords } from './hours-in-words.ts'

/** The setup as lines that a person reads, for the message of a lead. */
export function setupInWords(setup: BusinessSetup, tradeTitle: string): string {
  const { name, town, tone, questions } = setup
  return [
    `Business: ${name}`,
    `Trade: ${tradeTitle}`,
    ...(town ? [`Town: ${town}`] : []),
    `Open: ${hoursInWords(setup)}`,
    `Greeting: ${tone}`,
    ...questions.map(({ question, answer }) => `Callers ask: ${question} Answer: ${answer}`),
  ].join('\n')
}
