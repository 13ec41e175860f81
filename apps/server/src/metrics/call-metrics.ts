import type { AnswerStage, CallMeter } from '@nightdesk/voice-provider'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

// The same on every server and in every version, or histograms could not be added up. The lines that answers are held
// to are among them: 0.4 s at the median, 0.7 s for all but a few, 0.9 s beside five other calls.
const answerSeconds = [0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9, 1.2, 2, 4, 8]
const callSeconds = [5, 10, 20, 30, 45, 60, 90, 120, 150, 180, 300, 600, 1800, 3600]

/** Counts what the voice provider tells. */
export function createCallMeter(registry: Registry): CallMeter {
  const registers = [registry]
  const started = new Counter({
    name: 'nightdesk_calls_started_total',
    help: 'Calls that were joined, by assistant.',
    labelNames: ['assistant'],
    registers,
  })
  const refused = new Counter({
    name: 'nightdesk_calls_refused_total',
    help: 'Requests for a call, or for its token, that were turned down, by assistant and reason.',
    labelNames: ['assistant', 'reason'],
    registers,
  })
  const ended = new Counter({
    name: 'nightdesk_calls_ended_total',
    help: 'Calls that are over, those that nobody joined too, by assistant and reason.',
    labelNames: ['assistant', 'reason'],
    registers,
  })
  const now = new Gauge({
    name: 'nightdesk_calls_now',
    help: 'Calls that are being held.',
    registers,
  })
  const length = new Histogram({
    name: 'nightdesk_call_seconds',
    help: 'How long calls were held, by assistant.',
    labelNames: ['assistant'],
    buckets: callSeconds,
    registers,
  })
  const replies = new Counter({
    name: 'nightdesk_call_replies_total',
    help: 'Replies that were said, by assistant and by the voice that the bank of clips was not enough without.',
    labelNames: ['assistant', 'voice'],
    registers,
  })
  const stages = createStageTimers(registers)

  return {
    started(assistant) {
      started.inc({ assistant })
      now.inc()
    },
    refused: (assistant, reason) => refused.inc({ assistant, reason }),
    took: (assistant, stage, ms) => stages[stage].observe({ assistant }, ms / 1000),
    spoke: (assistant, voice) => replies.inc({ assistant, voice }),
    ended({ assistant, reason, lengthMs }) {
      ended.inc({ assistant, reason })
      if (lengthMs === undefined) return
      now.dec()
      length.observe({ assistant }, lengthMs / 1000)
    },
  }
}

function createStageTimers(registers: Registry[]): Record<AnswerStage, Histogram<'assistant'>> {
  const timing = (name: string, help: string) =>
    new Histogram({ name, help, labelNames: ['assistant'], buckets: answerSeconds, registers })
  return {
    answer: timing(
      'nightdesk_call_answer_seconds',
      'From the last sound of a caller to the first of the answer.',
    ),
    recognize: timing(
      'nightdesk_call_recognize_seconds',
      'To make words of what may be a whole turn.',
    ),
    read: timing(
      'nightdesk_call_read_seconds',
      'To read those words and find the first thing to do about them.',
    ),
    'first-packet': timing(
      'nightdesk_call_first_packet_seconds',
      'From the end of a turn to the first packet of the answer.',
    ),
  }
}
