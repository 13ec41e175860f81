// How long a caller waits, as heard in a real browser; how soon the voice gives way; how many words go wrong; how many
// whole calls reach their end. `npm run bench -- voice /answers /spoken` runs the parts named alone; /hour,
// /ten-minutes-of-six, /speak-ahead, /own-business and /heard-replies run only when they are named.
import { loadavg } from 'node:os'
import { runCommand } from '../scripts/process/command.ts'
import { PlainError } from '../scripts/process/plain-error.ts'
import { startVoiceServer } from '../scripts/voice-desk/voice-server.ts'
import { withBrowser } from './browser.ts'
import { printFigures } from './report.ts'
import { told, type Figure } from './figures.ts'
import { measureStolenTime } from './stolen-time.ts'
import { measureCrowds } from './voice/crowds.ts'
import { measureHeardReplies, metricsToken } from './voice/heard-replies.ts'
import { measureHour } from './voice/long-runs.ts'
import * as parts from './voice/parts.ts'
import { measureSixCallers } from './voice/six-callers.ts'
import type { Place } from './voice/talk.ts'
import { measureOwnBusiness } from './voice/own-business.ts'
import { measureSpeakAhead } from './voice/speak-ahead.ts'
import { measureStrangers } from './voice/strangers.ts'

const always: Readonly<Record<string, (place: Place) => Promise<Figure[]>>> = {
  sizes: parts.measureSizes,
  answers: parts.measureAnswers,
  paces: parts.measurePaces,
  'barge-in': parts.measureBargeIns,
  socket: parts.measureSocket,
  loss: parts.measureLoss,
  crowds: measureCrowds,
  spoken: parts.measureSpokenCalls,
  strangers: measureStrangers,
}
const named: typeof always = {
  hour: measureHour,
  'ten-minutes-of-six': measureSixCallers,
  'speak-ahead': measureSpeakAhead,
  'own-business': measureOwnBusiness,
  'heard-replies': measureHeardReplies,
}

await runCommand(async () => {
  const wanted = process.argv.slice(2).map((argument) => argument.slice(1))
  const server = await startVoiceServer({
    VOICE_MAX_CALLS: '12',
    METRICS: 'on',
    METRICS_TOKEN: metricsToken,
  })
  const figures: Figure[] = []
  try {
    for (const name of wanted.length > 0 ? wanted : Object.keys(always)) {
      const measure = always[name] ?? named[name]
      if (!measure)
        throw new PlainError(`Parts are ${Object.keys({ ...always, ...named }).join(', ')}.`)
      const stolenTime = measureStolenTime()
      const measured = await withBrowser(
        ['--autoplay-policy=no-user-gesture-required'],
        (browser) => measure({ browser, server }),
      )
      const part = [
        ...measured,
        told(`load during ${name}`, loadavg()[0] ?? 0),
        told(`stolen by other guests during ${name}, percent`, stolenTime()),
      ]
      // A part takes minutes: what is known is not lost with the next one.
      for (const { name: what, value } of part) console.log(`${what}: ${value.toFixed(1)}`)
      figures.push(...part)
    }
  } finally {
    await server.stop()
  }
  return printFigures('voice', figures)
})
