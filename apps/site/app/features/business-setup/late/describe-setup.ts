import { ownBusinessPage } from '@nightdesk/content'
import { hoursInWords, type BusinessSetup } from '@nightdesk/contracts'

/** A setup as lines that somebody can read, for the message to us. */
export function describeSetup(setup: BusinessSetup): string {
  const { lines, trade, tone, questions: words } = ownBusinessPage
  const facts = [
    [lines.name, setup.name],
    [lines.trade, trade.trades.find(({ id }) => id === setup.trade)?.name],
    [lines.town, setup.town],
    [lines.hours, hoursInWords(setup.week)],
    [lines.tone, tone.tones.find(({ id }) => id === setup.tone)?.name],
  ]
  return [
    ...facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`),
    ...setup.questions.flatMap(({ question, answer }) => [
      `${words.question}: ${question}`,
      `${words.answer}: ${answer}`,
    ]),
  ].join('\n')
}
