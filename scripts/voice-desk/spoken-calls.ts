import { callerVoices } from '../voicebank/voices.ts'

export const conditions = ['clean', 'room', 'phone'] as const
export type Condition = (typeof conditions)[number]

/** A whole call to be spoken aloud, with the outcome it must reach. */
export type SpokenCall = {
  readonly title: string
  readonly assistantId: 'hotels' | 'transportation' | 'air'
  readonly voice: string
  readonly condition: Condition
  readonly script: string
}

/**
 * One line each:
 *
 *   > words            the caller says them once the desk has finished
 *   >| words           the caller speaks into the desk's answer
 *   < text             one of the desk's answers since then has this in it; `a|b` means either
 *   = paper field: v   in the end that paper has this fact; `v|w` means either
 *   = no paper         in the end no paper of that name was sent
 *   = ended            how the call ended: ended or forwarded
 */
const transportation: Readonly<Record<string, string>> = {
  'question by question': `
    > Hi, I need a car.
    > Forty eight Orchard Street.
    > To J F K, please.
    > Tomorrow.
    > Half past five in the morning.
    > Two passengers.
    > Jane Smith.
    > Yes, that's right.
    = trip-ticket pickup: 48 Orchard Street
    = trip-ticket dropoff: JFK Airport
    = trip-ticket time: 5:30 AM
    = trip-ticket passengers: 2
    = trip-ticket name: Jane Smith
    = trip-ticket status: sent-for-approval
  `,
  'everything in one breath': `
    > Hi, this is Maria Lopez, I need a car tomorrow at six in the evening from Penn Station to LaGuardia for three people.
    > Yes, send it.
    = trip-ticket name: Maria Lopez
    = trip-ticket time: 6:00 PM
    = trip-ticket pickup: Penn Station
    = trip-ticket dropoff: LaGuardia Airport
    = trip-ticket passengers: 3
    = trip-ticket status: sent-for-approval
  `,
  'facts out of order': `
    > There will be four of us.
    > We need to be at Newark airport by nine tomorrow morning.
    > From Grand Central.
    > It's under Garcia.
    > Correct.
    = trip-ticket dropoff: Newark Airport
    = trip-ticket time: 9:00 AM
    = trip-ticket passengers: 4
    = trip-ticket status: sent-for-approval
  `,
  'corrected at the read-back': `
    > Anna Brown, from Grand Central to J F K tomorrow at five thirty in the morning, two passengers.
    > No, make that six fifteen.
    > Yes, that's right.
    = trip-ticket time: 6:15 AM
    = trip-ticket dropoff: JFK Airport
    = trip-ticket status: sent-for-approval
  `,
  'corrected in the middle of a sentence': `
    > Pick me up at Union Square at five, no, six in the morning tomorrow, going to LaGuardia.
    = trip-ticket time: 6:00 AM
    = trip-ticket pickup: Union Square
    = trip-ticket dropoff: LaGuardia Airport
  `,
  'the drop-off changed twice': `
    > A car from Times Square to J F K, please.
    > Actually not J F K, Newark.
    > Sorry, I mean LaGuardia.
    = trip-ticket dropoff: LaGuardia Airport
    = trip-ticket pickup: Times Square
  `,
  'a question in the middle': `
    > I need a ride from Bryant Park to J F K tomorrow at noon.
    > Do you have child seats?
    < child seats
    > Two adults and a baby.
    = trip-ticket time: 12:00 PM
    = trip-ticket passengers: 3
  `,
  'spoken into the greeting': `
    >| I need a car from Chelsea Market to J F K at seven tonight for two.
    = trip-ticket pickup: Chelsea Market
    = trip-ticket time: 7:00 PM
    = trip-ticket passengers: 2
  `,
  'he swears and still gets his car': `
    > I need a damn car to Newark right now.
    > This is stupid, pick me up at Port Authority.
    > Just me.
    = trip-ticket dropoff: Newark Airport
    = trip-ticket pickup: Port Authority
    = trip-ticket passengers: 1
  `,
  'off topic first': `
    > Who won the game last night?
    > Okay, a car from Wall Street to Harlem tonight at nine.
    = trip-ticket pickup: Wall Street
    = trip-ticket dropoff: Harlem
    = trip-ticket time: 9:00 PM
  `,
  'asks for a person': `
    > A car to J F K tomorrow.
    > Can I talk to a person, please?
    = trip-ticket dropoff: JFK Airport
    = forwarded
  `,
  'to catch a flight': `
    > I have a flight on Friday at nine in the morning out of J F K, so I need to be picked up around five thirty.
    = trip-ticket dropoff: JFK Airport
    = trip-ticket time: 5:30 AM
  `,
  'only one part is wrong': `
    > From Times Square to Newark tomorrow at four in the afternoon, one passenger, the name is Paul.
    > No.
    > The pickup is wrong.
    > Union Square.
    > Yes, that's right.
    = trip-ticket pickup: Union Square
    = trip-ticket dropoff: Newark Airport
    = trip-ticket status: sent-for-approval
  `,
  'is it a robot': `
    > Are you a real person?
    < an ai
    > Fine. I need a ride to Penn Station.
    = trip-ticket dropoff: Penn Station
  `,
}

const hotels: Readonly<Record<string, string>> = {
  'the sample questions': `
    > What time is check in?
    < three in the afternoon
    > How far is it to the airport?
    < forty minutes
    > Is the pool open?
    < ten at night
  `,
  'a booking, question by question': `
    > I'd like to book a room.
    > Next Friday.
    > Two nights.
    > Two people.
    > The king, please.
    > Jane Smith.
    > Yes, please.
    = registration-card nights: 2
    = registration-card room: king
    = registration-card guests: 2
    = registration-card guest: Jane Smith
    = registration-card status: booked
  `,
  'everything at once': `
    > Hi, I need a suite for three nights from December fifth for two adults and a child. My name is David Cohen.
    > Yes, that's right.
    = registration-card arrival: Saturday, December 5
    = registration-card nights: 3
    = registration-card room: suite
    = registration-card guests: 3
    = registration-card status: booked
  `,
  'from one day to another': `
    > Can I book two queens from Friday to Sunday for four people?
    > Patel.
    > Correct.
    = registration-card nights: 2
    = registration-card room: two queens
    = registration-card guests: 4
  `,
  'corrected at the read-back': `
    > Book a king for two nights tomorrow for one person under the name Emma Wilson.
    > No, make it three nights.
    > Yes, that's right.
    = registration-card nights: 3
    = registration-card guest: Emma Wilson
    = registration-card status: booked
  `,
  'a question in the middle': `
    > I need a room for tomorrow night.
    > Do you have parking?
    < thirty-five dollars
    > Just the one night.
    > Is breakfast included?
    < included
    > Two of us.
    = registration-card nights: 1
    = registration-card guests: 2
  `,
  'booked and canceled in one call': `
    > Please reserve a king for tonight, one night, just me, my name is Mark Davis.
    > Yes, please.
    > Oh no, I have to cancel my reservation.
    > Yes, cancel it.
    = registration-card kind: cancel
    = registration-card status: canceled
  `,
  'a late check-out is requested': `
    > Can I get a late checkout?
    > Yes, please.
    > Emma Wilson.
    > Yes, that's right.
    = registration-card requests: Late check-out
    = registration-card status: noted
  `,
  'an important guest': `
    > I'm calling for a VIP guest, he needs the whole top floor.
    = registration-card kind: escalation
    = forwarded
  `,
  'a complaint': `
    > I was charged twice for my room and I want my money back.
    = registration-card kind: escalation
    = forwarded
  `,
  'two questions at once': `
    > Do you allow dogs, and what time is check out?
    < dogs and cats
    < at eleven
  `,
  'she is rude': `
    > You people are useless.
    > This is stupid, just tell me when breakfast is.
    < six thirty
  `,
  'too many for one bed': `
    > I want to book a king for four people tomorrow for one night.
    > Two queens then.
    = registration-card room: two queens
    = registration-card guests: 4
  `,
  'spoken into a long answer': `
    > Can I get a late checkout?
    >| What about pets?
    < dogs and cats
  `,
}

const air: Readonly<Record<string, string>> = {
  'a discovery call, question by question': `
    > I'd like to book a discovery call.
    > We run a hotel.
    > Jane Smith.
    > Jane dot smith at example dot com.
    > Tuesday.
    > Half past ten in the morning.
    > Yes, please.
    = book-discovery-call name: Jane Smith
    = book-discovery-call email: jane.smith@example.com
    = book-discovery-call time: 10:30 AM
    = call-note status: sent
  `,
  'everything at once': `
    > Hi, my name is Tom Baker, I own a pizzeria, please book me a call on Wednesday at two in the afternoon.
    > Tom dot baker at gmail dot com.
    > Yes, that's right.
    = book-discovery-call name: Tom Baker
    = book-discovery-call email: tom.baker@gmail.com
    = book-discovery-call topic: Restaurants & takeouts|Restaurants
    = book-discovery-call time: 2:00 PM
  `,
  'questions first': `
    > What do you do?
    < receptionists
    > How much does it cost?
    < flat rate
    > How many languages do you speak?
    < more than twenty
    = no call-note
  `,
  'from a question into a booking': `
    > How much is it for a dental clinic?
    < flat rate
    > Yes, sure.
    > Helen Moore.
    = call-note topic: Healthcare
    = call-note name: Helen Moore
  `,
  'rather a telephone number': `
    > I'd like a discovery call for my construction company.
    > Mike Torres.
    > I'd rather give you my number, it's two one two, five five five, zero one two three.
    = call-note contact: (212) 555-0123
  `,
  'a weekend, then a Monday': `
    > Book me a call, this is Laura Davis, we are a hotel, on Saturday at three in the afternoon.
    > Monday then.
    = call-note name: Laura Davis
  `,
  'corrected at the read-back': `
    > Book a call for Friday at eleven in the morning, I'm Ben Carter from a law office.
    > Ben at example dot com.
    > No, make it three in the afternoon.
    > Yes, that's right.
    = book-discovery-call time: 3:00 PM
  `,
  'asks for a person': `
    > Can I speak to a human?
    < team
  `,
  'off topic': `
    > What's the weather like on Mars?
    > What is AIR?
    < answer every call
  `,
  'is it a robot': `
    > Are you human?
    < an ai
    > Who am I talking to?
    < receptionist
  `,
  'does not want it sent': `
    > Book a call for tomorrow at ten, my name is Leo and I have a cafe.
    > Leo at example dot com.
    > No.
    > Nothing, don't send it.
    = no book-discovery-call
  `,
  'a trade from the answer': `
    > Do you work with limo companies?
    < car services
    > Yes, please.
    = call-note topic: Transportation
  `,
  'is it safe': `
    > Do you record calls?
    < not stored
    > How long does it take to set up?
    < 6 to 8 weeks|six to eight weeks
  `,
  'spoken into the greeting': `
    >| What can you do for a restaurant?
    < restaurants
  `,
}

/** The voices and the conditions take turns, so that each voice meets each condition. */
export const spokenCalls: readonly SpokenCall[] = Object.entries({
  transportation,
  hotels,
  air,
}).flatMap(([assistantId, scripts]) =>
  Object.entries(scripts).map(([title, script], at) => ({
    title,
    assistantId: assistantId as SpokenCall['assistantId'],
    voice: callerVoices[at % 4] ?? callerVoices[0],
    condition: conditions[at % conditions.length] ?? 'clean',
    script,
  })),
)

/** What the caller of this script says, in order. */
export function linesOf(script: string): readonly string[] {
  return script.split('\n').flatMap((line) => /^\s*>\|? (.*)$/.exec(line)?.[1] ?? [])
}
