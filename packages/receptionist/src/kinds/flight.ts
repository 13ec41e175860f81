import { findDigits, readUtterance, type Span } from '@nightdesk/understanding'

const airlines =
  'delta|united|american|jet ?blue|spirit|southwest|frontier|alaska|hawaiian|avianca|lufthansa|british airways|virgin(?: atlantic)?|air (?:france|canada|india|china)|emirates|klm|iberia|swiss|qatar|turkish|el al|aer lingus|ana|tap'
const units =
  'oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred'
const number = `(?:\\d(?:[\\d ]*\\d)?|(?:${units})(?:[ -](?:${units}))*)\\b`
const called = `(?:(?:${airlines})(?: air ?lines| airways)?(?: flight)?|flight)(?: number)?,? (?:is |it's )?`
const flight = new RegExp(`\\b${called}${number}`, 'gi')
// As a ticket has it: "AA 93", "DL1187"; schools, states and halves of the day have two letters too.
const onTicket = /\b(?!PS|AM|PM|NY|NJ|CT)[A-Z]{2} ?\d{2,4}\b/g

const hour = /\b[a-z\d]+ o['’]?clock\b/gi
const atAirport = new RegExp(`\\b(?:terminal|gate|door|carousel)(?: number)? ${number}`, 'gi')

/** The numbers of flights, terminals and hours count nobody: "one, and it's Delta 1187". */
export const withoutOtherNumbers = (text: string): string =>
  [flight, onTicket, atAirport, hour].reduce((rest, named) => rest.replaceAll(named, ' '), text)

/** A flight with its number, also where it was not marked. */
export function spotFlight(text: string): string | undefined {
  const found = (text.match(flight) ?? text.match(onTicket))?.[0]
  return found && inDigits(found)
}

/** "Delta four twelve" is Delta 412, as the ticket has it; a wish with a flight in it has its number so, too. */
export function inDigits(text: string): string {
  return text.replaceAll(flight, (said) => {
    const { words } = readUtterance(said)
    const digits = findDigits(words)
    const start = spokenNumber.exec(said)
    return digits && start ? `${named(said.slice(0, start.index))}${digits.value}` : said
  })
}

/** "American 100 gets in at seven": the flight does. */
export const asFlight = (text: string): string => text.replaceAll(flight, 'the flight')

const spokenNumber = new RegExp(`${number}$`, 'i')

const named = (called: string): string =>
  called
    .replace(/\bjet ?blue\b/i, 'JetBlue')
    .replace(/\b(?:klm|ana|tap)\b/i, (letters) => letters.toUpperCase())
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** A flight that was marked a word or two short. */
export function wholeFlight(text: string, span: Span): Span {
  if (span.slot !== 'flight') return span
  for (const found of text.matchAll(flight)) {
    const to = found.index + found[0].length
    if (found.index <= span.from && to > span.to)
      return { ...span, from: found.index, to, text: found[0] }
  }
  return span
}
