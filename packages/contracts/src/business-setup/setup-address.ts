import {
  type BusinessSetup,
  type DaySpan,
  readSetup,
  setupLimits,
  type Week,
} from './business-setup.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The whole setup as letters that may stand behind the # of an address. */
export function encodeSetup(setup: BusinessSetup): string {
  const { name, trade, town, tone, questions, appointmentDays = [], holidaysOff = [] } = setup
  const days = setup.week.map((day) => day.flatMap(({ opens, closes }) => [opens, closes]))
  const pairs = questions.map(({ question, answer }) => [question, answer])
  const more = appointmentDays.length + holidaysOff.length > 0 ? [appointmentDays, holidaysOff] : []
  return toBase64Url(toUtf8(JSON.stringify([1, name, trade, days, town, tone, pairs, ...more])))
}

/** The setup of an address, or nothing where there is none that may stand. Never throws. */
export function decodeSetup(text: string): BusinessSetup | undefined {
  if (text.length > setupLimits.addressLength || !/^[\w-]+$/.test(text)) return undefined
  try {
    const parts: unknown = JSON.parse(fromUtf8(fromBase64Url(text)))
    return Array.isArray(parts) && parts[0] === 1 ? readParts(parts) : undefined
  } catch {
    return undefined
  }
}

function readParts(parts: readonly unknown[]) {
  const [, name, trade, days, town, tone, pairs, appointmentDays = [], holidaysOff = []] = parts
  if (!Array.isArray(days) || !Array.isArray(pairs)) return undefined
  const questions = pairs.map((pair: unknown) =>
    Array.isArray(pair) ? { question: pair[0] as unknown, answer: pair[1] as unknown } : undefined,
  )
  const hours = { week: toWeek(days), appointmentDays, holidaysOff }
  return readSetup({ name, trade, ...hours, town, tone, questions })
}

function toWeek(days: readonly unknown[]): Week | undefined {
  const isListed = days.every((day): day is number[] => Array.isArray(day) && day.length % 2 === 0)
  return isListed ? days.map(toSpans) : undefined
}

function toSpans(times: readonly number[]): DaySpan[] {
  return times.flatMap((opens, index) =>
    index % 2 === 0 ? [{ opens, closes: times[index + 1] ?? opens }] : [],
  )
}

function toUtf8(text: string): number[] {
  const parts = encodeURIComponent(text.toWellFormed()).matchAll(/%(..)|[^%]/g)
  return Array.from(parts, ([letter, code]) =>
    code === undefined ? letter.charCodeAt(0) : Number.parseInt(code, 16),
  )
}

function fromUtf8(bytes: readonly number[]): string {
  return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
}

function toBase64Url(bytes: readonly number[]): string {
  let [text, bits, held] = ['', 0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 6) {
      bits -= 6
      text += alphabet.charAt((held >> bits) & 63)
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet.charAt((held << (6 - bits)) & 63) : text
}

function fromBase64Url(text: string): number[] {
  const bytes: number[] = []
  let [bits, held] = [0, 0]
  for (const letter of text) {
    held = ((held << 6) | alphabet.indexOf(letter)) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
    }
  }
  return bytes
}
