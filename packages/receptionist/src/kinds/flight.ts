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
  return (text.match(flight) ?? text.match(onTicket))?.[0]
}
