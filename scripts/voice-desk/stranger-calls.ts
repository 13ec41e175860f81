import { strangerVoices } from '../voicebank/voices.ts'
import type { SpokenCall } from './spoken-calls.ts'

type StrangerCall = Pick<SpokenCall, 'title' | 'assistantId' | 'script'>

/**
 * Calls by which turn-taking is measured and never tuned: their lines were written for this alone, and are in no other
 * call. Two for each voice. A third of the turns are the short answers people give to a question.
 */
const scripts: readonly StrangerCall[] = [
  {
    title: 'a ride before a flight',
    assistantId: 'transportation',
    script: `
      > Good morning, this is Daniel Foster. I'd like to book a car for Thursday.
      > Kennedy, please.
      > I'm at seventy two Willow Street.
      > At a quarter to five.
      > In the morning, yes.
      > Three of us.
      > Do you take large suitcases?
      > Foster, Daniel Foster.
      > Actually, make it a quarter past five.
      > That's correct.
    `,
  },
  {
    title: 'a weekend by the sea',
    assistantId: 'hotels',
    script: `
      > Hi there, my husband and I would like to stay with you next weekend.
      > From Saturday.
      > Just one night.
      > Two adults.
      > What is the difference between your rooms?
      > The king room.
      > Could we leave our bags after we check out?
      > Theresa Whitlock.
      > Is there a gym somewhere in the building?
      > Sounds right.
    `,
  },
  {
    title: 'an evening out',
    assistantId: 'transportation',
    script: `
      > We need somebody to drive us home from the theater tonight.
      > Lincoln Center.
      > It's nineteen Cedar Lane in Brooklyn.
      > Around ten forty.
      > Four people.
      > How much would that be, more or less?
      > Can the driver wait ten minutes if the show runs late?
      > Margaret Hollis.
      > H, O, double L, I, S.
      > Yes, book that.
    `,
  },
  {
    title: 'questions before a stay',
    assistantId: 'hotels',
    script: `
      > Hello, I have a few questions before I decide anything.
      > When do you serve breakfast on a Sunday?
      > And is the internet free of charge?
      > How late can I arrive?
      > Do you have rooms without stairs?
      > All right, then I'd like to reserve one.
      > The ninth of December.
      > Four nights.
      > Only me.
      > Gordon Pryce.
    `,
  },
  {
    title: 'what the company offers',
    assistantId: 'air',
    script: `
      > Hey, I run a small dental office and I saw your page.
      > What would it do for us when nobody is at the desk?
      > Does it speak to people outside of office hours?
      > How would it know our schedule?
      > And what does it cost a month?
      > I'd like somebody to show it to me.
      > Wednesday afternoon.
      > Two thirty.
      > Nathan Brooks.
      > Is the conversation recorded anywhere?
    `,
  },
  {
    title: 'a parcel of changes',
    assistantId: 'transportation',
    script: `
      > I want a taxi from the Marriott on Broadway to Newark.
      > On Sunday.
      > No, wait, I meant Monday.
      > Six p m.
      > One person.
      > Would a credit card be all right?
      > Is it possible to bring a small dog?
      > Olivia Grant.
      > The flight is at nine, so is six early enough?
      > Fine, that works.
    `,
  },
  {
    title: 'a family room',
    assistantId: 'hotels',
    script: `
      > Good evening, do you have something for a family of four?
      > The week after Christmas.
      > December twenty seventh.
      > Five nights.
      > Two queens, then.
      > Would you have a crib for the little one?
      > Laura Benedict.
      > Where can we park a minivan?
      > Could somebody bring up extra towels when we arrive?
      > Yes, correct.
    `,
  },
  {
    title: 'a law office asks',
    assistantId: 'air',
    script: `
      > I'm calling for a law firm with twelve people.
      > We lose a lot of calls around lunch.
      > Can it put somebody through when it is urgent?
      > In which languages can it answer?
      > How many weeks until we could start?
      > Who can hear what our clients say?
      > Okay, let's set up a meeting.
      > This Friday.
      > Ten o'clock.
      > Harriet Monroe.
    `,
  },
  {
    title: 'to the station in the rain',
    assistantId: 'transportation',
    script: `
      > Could you send a car to the public library right away?
      > To Penn Station.
      > Just two.
      > How long will it take to get here?
      > It's raining, so can he stop at the side door?
      > Walter Lindqvist.
      > L, I, N, D.
      > Do I get a receipt?
      > My train leaves at four twenty.
      > Yep.
    `,
  },
  {
    title: 'a late arrival',
    assistantId: 'hotels',
    script: `
      > I booked a room for tonight, and my plane is delayed.
      > I will not be there before two in the morning.
      > Rebecca Stone.
      > Is somebody at the reception at that hour?
      > Can I still get something to eat?
      > No, that's fine.
      > What does parking cost for one night?
      > How do I get to you from the airport?
      > Half an hour?
      > Great, thanks.
    `,
  },
  {
    title: 'two stops',
    assistantId: 'transportation',
    script: `
      > Hello, I'd like to order a car for my mother, she is eighty one.
      > Tomorrow at eleven.
      > She lives at three hundred Maple Avenue.
      > To the hospital.
      > Saint Vincent's.
      > Could the driver help her with the steps?
      > One passenger.
      > Evelyn Carver.
      > Will you send me the driver's number?
      > Yes, please do.
    `,
  },
  {
    title: 'a restaurant owner',
    assistantId: 'air',
    script: `
      > So, what is this thing exactly, a robot that takes calls?
      > Would my guests notice?
      > We take about sixty reservations a day by phone.
      > What happens when two people call at the same time?
      > Can we keep our own number?
      > Not sure.
      > Maybe a short demo then.
      > Next Tuesday.
      > At four.
      > Sam Delaney.
    `,
  },
]

export const strangerCalls: readonly SpokenCall[] = scripts.map(
  ({ title, assistantId, script }, at) => ({
    title,
    assistantId,
    script,
    voice: strangerVoices[at % strangerVoices.length] ?? strangerVoices[0],
    condition: 'clean',
  }),
)

const shortWords = 3

/** Whether this is what people answer when they are asked for one thing. */
export function isShortAnswer(line: string): boolean {
  return line.split(' ').length <= shortWords
}
