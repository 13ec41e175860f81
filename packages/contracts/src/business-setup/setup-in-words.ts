import type { BusinessSetup } from './business-setup.ts'
import { hoursInWords } from './hours-in-words.ts'

/** The setup as lines that a person reads, for the message of a lead. */
export function setupInWords(
  { name, week, town, tone, questions }: BusinessSetup,
  tradeTitle: string,
): string {
  return [
    `Business: ${name}`,
    `Trade: ${tradeTitle}`,
    ...(town ? [`Town: ${town}`] : []),
    `Open: ${hoursInWords(week)}`,
    `Greeting: ${tone}`,
    ...questions.map(({ question, answer }) => `Callers ask: ${question} Answer: ${answer}`),
  ].join('\n')
}
