import { f1, sumTallies, type Figures } from '@nightdesk/understanding'

const mostConfusions = 12

/** What was measured on sentences that were held out, in a few lines. */
export function describeFigures(title: string, figures: Figures): string {
  const { sentences, intentsRight, slots, touched, confusions } = figures
  const all = sumTallies(slots.values())
  const spans = all.right + all.missed
  const bySlot = [...slots].sort(([a], [b]) => a.localeCompare(b))
  const worst = [...confusions].sort(([, a], [, b]) => b - a).slice(0, mostConfusions)
  return [
    `  of ${sentences} held out, ${title}: intents ${percent(intentsRight / sentences)}, spans ${percent(f1(all))} (F1), at least in part ${percent(touched / spans)}`,
    `  ${bySlot.map(([slot, tally]) => `${slot} ${percent(f1(tally))} of ${tally.right + tally.missed}`).join(', ')}`,
    `  taken for another: ${worst.map(([what, times]) => `${what} ${times}`).join(', ')}`,
  ].join('\n')
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`
}
