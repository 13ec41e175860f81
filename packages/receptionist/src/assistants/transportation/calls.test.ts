import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const transportation = receptionistOf('transportation')

const calls: Readonly<Record<string, string>> = {
  'a day that is left open is not read back': `
    > a car from 48 Orchard Street to JFK for two, name is Jane Smith
    > I don't know yet
    > at six in the evening
    < to j f k, at six p.m., and we’ll leave the rest open. right?
  `,
  'two corrections one after the other': `
    > Anna Brown, from Grand Central to JFK tomorrow at five thirty in the morning, two passengers
    > no
    < what should i change|which part
    > make it six thirty
    < at six thirty a.m., is that right
    > no
    < what should i change|which part
    > three passengers
    < three passengers, is that right
    > yes
    = trip-ticket passengers: 3
    = trip-ticket time: 6:30 AM
    = trip-ticket status: sent-for-approval
  `,
  'a last name mended after the read-back is read back': `
    > Jane Brown, from Grand Central to JFK tomorrow at five thirty in the morning, two passengers
    > no, it's Jane Smith
    < jane smith, is that right
    > yes
    = trip-ticket name: Jane Smith
  `,
  'facts of a ride that was sent are not those of the next': `
    > Anna Brown, from Grand Central to JFK tomorrow at six in the morning, two passengers
    > yes, tomorrow at six is perfect
    = trip-ticket status: sent-for-approval
    > I need another car from Penn Station to Newark
    < what day
  `,
  'a simple ride, question by question': `
    > I need a car
    < where should we pick you up
    > 48 Orchard Street
    < where are you going|where to
    > JFK
    < what day
    > tomorrow
    < what time
    > half past five in the morning
    < how many
    > two
    < name
    > Jane Smith
    < jane smith, two passengers, from forty-eight orchard street to j f k, tomorrow, monday, at five thirty a.m. right?
    > yes
    < dispatcher
    < a person approves
    = trip-ticket name: Jane Smith
    = trip-ticket time: 5:30 AM
    = trip-ticket date: Monday, November 16
    = trip-ticket pickup: 48 Orchard Street
    = trip-ticket dropoff: JFK Airport
    = trip-ticket passengers: 2
    = trip-ticket status: sent-for-approval
    > no, that's all, thank you
    < you’re welcome
    = ended
  `,
  'everything in one breath': `
    > Hi, this is Maria Lopez, I need a car tomorrow at 6 pm from Penn Station to LaGuardia for three people
    < right?
    = trip-ticket status: draft
    > yes, send it
    = trip-ticket name: Maria Lopez
    = trip-ticket time: 6:00 PM
    = trip-ticket pickup: Penn Station
    = trip-ticket dropoff: LaGuardia Airport
    = trip-ticket passengers: 3
    = trip-ticket status: sent-for-approval
  `,
  'facts out of order': `
    > there will be four of us
    < pick you up
    > we need to be at Newark by nine tomorrow morning
    = trip-ticket dropoff: Newark Airport
    = trip-ticket time:
    < pick you up|pickup
    > from the corner of Broadway and Houston Street
    < what time
    > at half past seven
    = trip-ticket time: 7:30 AM
    = trip-ticket wishes: Be there by nine
    < name
    > it's under Garcia
    < four passengers
    > correct
    = trip-ticket pickup: Broadway and Houston Street
    = trip-ticket name: Garcia
    = trip-ticket passengers: 4
    = trip-ticket status: sent-for-approval
  `,
  'the demo’s own example': `
    > I'd like a car to the airport tomorrow at six
    < which airport
    > Kennedy
    < AM or PM
    > in the evening
    < pick you up
    > 350 Fifth Avenue
    < how many
    > just me
    < name
    > Sam
    < one passenger, from three fifty fifth avenue to j f k
    > yes please
    = trip-ticket pickup: 350 5th Avenue
    = trip-ticket time: 6:00 PM
    = trip-ticket status: sent-for-approval
  `,
  'corrected at the read-back': `
    > Anna Brown, from Grand Central to JFK tomorrow at five thirty in the morning, two passengers
    > no, make that six fifteen
    < six fifteen a.m., is that right
    = trip-ticket time: 6:15 AM
    > yes
    = trip-ticket time: 6:15 AM
    = trip-ticket pickup: Grand Central Terminal
    = trip-ticket status: sent-for-approval
  `,
  'corrected in the middle of a sentence': `
    > pick me up at Union Square at five, no, six in the morning tomorrow, going to La Guardia
    = trip-ticket time: 6:00 AM
    = trip-ticket pickup: Union Square
    = trip-ticket dropoff: LaGuardia Airport
  `,
  'the drop-off changed twice': `
    > a car from Times Square to JFK
    > actually not JFK, Newark
    = trip-ticket dropoff: Newark Airport
    > sorry, I mean LaGuardia
    = trip-ticket dropoff: LaGuardia Airport
    = trip-ticket pickup: Times Square
  `,
  'only one part is wrong': `
    > Jack Lee, tomorrow at 8 am from 12 Juniper Lane to Penn Station, one passenger
    < right?
    > no
    < what should i change|which part
    > the pickup is wrong
    < pickup|pick you up
    > 14 Spring Street
    = trip-ticket pickup: 14 Spring Street
    > yes
    = trip-ticket dropoff: Penn Station
    = trip-ticket status: sent-for-approval
  `,
  'a question in the middle': `
    > I need a ride from Bryant Park to JFK tomorrow at noon
    < how many
    > do you have child seats?
    < child seats and boosters
    < how many
    > two adults and a baby
    = trip-ticket passengers: 3
    > how do I pay?
    < card or cash
    < name
    > Lucy Chen
    > yes
    = trip-ticket status: sent-for-approval
    = trip-ticket time: 12:00 PM
  `,
  'a noisy line': `
    > I need a car to jay of kay tomorrow at half passed five in the morning
    = trip-ticket dropoff: JFK Airport
    = trip-ticket time: 5:30 AM
    = trip-ticket date: Monday, November 16
    > forty eight orchid street
    = trip-ticket pickup: 48 Orchard Street
    > for
    = trip-ticket passengers: 4
    > jane smith
    > yes
    = trip-ticket status: sent-for-approval
  `,
  'a doubtful word is asked about': `
    > I want a car tomorrow
    > (0.5) Harlem
    < i heard harlem, is that right
    > yes
    = trip-ticket pickup: Harlem
  `,
  'a doubtful word that was wrong': `
    > I want a car tomorrow
    > (0.5) Astoria
    < astoria, is that right
    > no, Hoboken
    = trip-ticket pickup: Hoboken
  `,
  'he swears and still gets his car': `
    > I need a damn car to Newark right now
    = trip-ticket dropoff: Newark Airport
    > this is stupid, pick me up at Port Authority
    = trip-ticket pickup: Port Authority
    > just me
    > Tom
    > yes
    = trip-ticket status: sent-for-approval
    = trip-ticket time: As soon as possible
  `,
  'off topic': `
    > who won the game last night?
    < i’m afraid|guessing
    > what is the capital of France
    < i’m afraid|guessing
    > okay, a car from Wall Street to Harlem tonight at nine
    = trip-ticket pickup: Wall Street
    = trip-ticket dropoff: Harlem
    = trip-ticket time: 9:00 PM
    = trip-ticket date: Sunday, November 15
  `,
  'silence, and then a caller': `
    ...
    < are you still there
    > yes sorry, I need a ride to Penn Station
    = trip-ticket dropoff: Penn Station
    ...
    < still there
    < pick
    ...
    < still here
    ...
    < let you go
    = ended
  `,
  'asks for a person': `
    > a car to JFK tomorrow
    > can I talk to a person please
    < dispatcher
    = trip-ticket dropoff: JFK Airport
    = forwarded
  `,
  'three misses lead to a person': `
    > I need a car
    > uh
    < sorry|didn’t quite|missed
    > the the of
    < dispatcher
    > yes
    = forwarded
  `,
  'a robot, honestly': `
    > are you a real person?
    < i’m an ai
    > okay. can you repeat that?
    < ai
  `,
  'speaks into the greeting': `
    >| I need a car from Chelsea Market to JFK at 7 pm tonight for two
    = trip-ticket pickup: Chelsea Market
    = trip-ticket time: 7:00 PM
    = trip-ticket date: Sunday, November 15
  `,
  'only hums into the read-back': `
    > Kate Miller, JFK to 88 Greene Street tomorrow at 9 in the evening, 2 people
    < kate miller
    >| mm hmm
    < miller, two passengers
    < greene street
    > yes
    = trip-ticket pickup: JFK Airport
    = trip-ticket dropoff: 88 Greene Street
    = trip-ticket status: sent-for-approval
  `,
  'a second thought after it was sent': `
    > Paul Evans, from Times Square to Newark tomorrow at 4 pm, one passenger
    > that's right
    = trip-ticket status: sent-for-approval
    > oh wait, make it five thirty
    = trip-ticket time: 5:30 PM
    = trip-ticket status: draft
    > yes
    < has the update
    = trip-ticket status: sent-for-approval
    > bye
    = ended
  `,
  'a name that must be spelled': `
    > Union Square to JFK, tomorrow 7 am, three passengers
    < name
    > Daniel Okaffer
    < okaffer, o, k, a, f, f, e, r,
    > no, it's O K A F O R
    = trip-ticket name: Daniel Okafor
    > yes
    = trip-ticket status: sent-for-approval
  `,
  'never mind': `
    > I need a ride to Harlem
    > never mind
    < we’ll skip that
    > no
    = ended
    = trip-ticket status: draft
  `,
  'typed instead of spoken': `
    ># car from 245 w 44th st to jfk terminal 4 tmrw 5:45am, 2 pax, name is Nguyen
    = trip-ticket pickup: 245 West 44th Street
    = trip-ticket dropoff: JFK Airport, Terminal 4
    = trip-ticket time: 5:45 AM
    = trip-ticket passengers: 2
    = trip-ticket name: Nguyen
    ># yes
    = trip-ticket status: sent-for-approval
  `,
  'a street without a number': `
    > pick me up on Orchard Street, going to JFK tomorrow at 9 am
    < building number
    > 48
    = trip-ticket pickup: 48 Orchard Street
    < how many
    > just me
    > Ben
    > yes
    = trip-ticket status: sent-for-approval
  `,
  'a number for the one place and not for the other': `
    > pick me up at Newark on Saturday at three in the afternoon, I'm going to Prospect Place
    < building number
    > number three hundred and six
    = trip-ticket pickup: Newark Airport
    = trip-ticket dropoff: 306 Prospect Place
  `,
  'the same words a third time': `
    > a car from Penn Station to JFK tomorrow at seven in the morning for two
    < name
    > is this recorded?
    < not stored
    > is this recorded?
    < not stored
    > is this recorded?
    < sorry|didn’t quite|missed
  `,
  'a wish is no answer, an answer no wish': `
    > a car from Penn Station to JFK tomorrow at seven in the morning
    < how many
    > me and a buddy of mine
    = trip-ticket passengers: 2
    = trip-ticket wishes:
  `,
  'the number is not known': `
    > from Delancey Street to Penn Station tonight at 9 for two
    < building number
    > I don't know
    < cross street
    > no idea
    < name
    = trip-ticket pickup: Delancey Street
  `,
  'to catch a flight': `
    > I've got a flight on Friday at 9 am out of JFK so I need to be picked up around 5:30 in the morning
    = trip-ticket dropoff: JFK Airport
    = trip-ticket time: 5:30 AM
    = trip-ticket date: Friday, November 20
  `,
  'like a form': `
    > Pick up: 99 Church Street. Drop-off: JFK. Time: 4:15 AM Thursday. Passengers: 2. Name: Anthony Morris
    = trip-ticket pickup: 99 Church Street
    = trip-ticket dropoff: JFK Airport
    = trip-ticket time: 4:15 AM
    = trip-ticket passengers: 2
    = trip-ticket name: Anthony Morris
  `,
  'a driver is sent': `
    > please send a driver to 66 Charles Street tomorrow morning at seven, I'm flying from Newark
    = trip-ticket pickup: 66 Charles Street
    = trip-ticket dropoff: Newark Airport
  `,
  'the other half of the day': `
    > a ride from SoHo to JFK tomorrow at 5 am
    > wait, I meant 5 pm
    = trip-ticket time: 5:00 PM
    > and make it three passengers
    = trip-ticket passengers: 3
    = trip-ticket time: 5:00 PM
  `,
  'not this one, that one': `
    > from Astoria to Hoboken Thursday 6 pm for two, name Carol
    > no, not Hoboken, Jersey City
    = trip-ticket dropoff: Jersey City
    = trip-ticket pickup: Astoria
    > I said from SoHo, not Astoria
    = trip-ticket pickup: SoHo
  `,
  'questions that are no rides': `
    > what's the weather tomorrow?
    = no trip-ticket
    > can you recommend a good restaurant in SoHo?
    = no trip-ticket
  `,
  'in two hours': `
    > can you get me from Columbus Circle to the Javits Center in two hours
    = trip-ticket time: 12:05 PM
    = trip-ticket date: Sunday, November 15
    = trip-ticket pickup: Columbus Circle
    = trip-ticket dropoff: Javits Center
  `,
  'next Friday, a quarter to eight in the evening': `
    > next Friday at a quarter to eight in the evening from Madison Square Garden to Hoboken
    = trip-ticket date: Friday, November 20
    = trip-ticket time: 7:45 PM
    = trip-ticket pickup: Madison Square Garden
    = trip-ticket dropoff: Hoboken
  `,
  'the way there and the way back': `
    > I'd like a round trip from Hoboken to LaGuardia on Thursday at 8 am, coming back Sunday evening
    < one ride at a time
    < street address for the pickup
    = trip-ticket date: Thursday, November 19
    = trip-ticket time: 8:00 AM
    > 930 Washington Street
    = trip-ticket pickup: 930 Washington Street, Hoboken
    > Sam Lee, two of us
    > yes
    = trip-ticket status: sent-for-approval
    > And the way back on Sunday at seven in the evening
    = trip-ticket pickup: LaGuardia Airport
    = trip-ticket dropoff: 930 Washington Street, Hoboken
    = trip-ticket date: Sunday, November 22
    = trip-ticket time: 7:00 PM
  `,
  'two cars at once': `
    > Hi, I need two cars, one to JFK and one to Newark
    < one ride at a time
    = trip-ticket dropoff: JFK Airport
    > The first one at 6 am tomorrow from 10 Park Avenue
    > and the other one at 9
    < one ride at a time
    = trip-ticket time: 6:00 AM
    = trip-ticket dropoff: JFK Airport
  `,
  'a matter for the dispatcher': `
    > My driver isn't here yet
    < dispatcher
    > It was supposed to be twenty minutes ago
    < fill in our dispatcher on what we have
    = forwarded
  `,
  'cancels, and tells which one': `
    > I have to cancel my ride
    < dispatcher
    > The one for tomorrow, under Miller
    = trip-ticket status: noted
    = trip-ticket wishes: Cancellation: I have to cancel my ride
    = trip-ticket name: Miller
    = trip-ticket date: Monday, November 16
    = forwarded
  `,
  'asks for a new ride instead of a person': `
    > My driver isn't here yet
    < dispatcher
    > I need another car, from Penn Station to JFK
    = trip-ticket dropoff: JFK Airport
    = open
  `,
  'a name where something else was asked': `
    > A car from Penn Station to JFK tomorrow at seven in the morning
    < how many
    > Patricia Gomez, just me
    = trip-ticket name: Patricia Gomez
    = trip-ticket passengers: 1
  `,
  'for somebody else': `
    > A car from Penn Station to JFK tomorrow at seven in the morning
    > It's for my mother, Ellen Brandt
    = trip-ticket name: Ellen Brandt
  `,
  'a name that was wrong': `
    > A car from Penn Station to JFK, my name is Joanna
    > No, not Joanna, Johanna with an H
    = trip-ticket name: Johanna
  `,
  'one place is told apart from another': `
    > a car to Newark airport on Thursday at two in the afternoon for two
    > oh dear no it's Kennedy we're flying from Kennedy not Newark
    = trip-ticket dropoff: JFK Airport
    = trip-ticket pickup:
    < pick you up|pickup`,
  'a question about a place changes none': `
    > from JFK to 195 Bleecker Street tomorrow at four in the afternoon, three people, Leila Haddad
    < right?
    > wait how long does that take from Newark roughly
    = trip-ticket pickup: JFK Airport
    = trip-ticket dropoff: 195 Bleecker Street`,
  'everybody in the answer counts': `
    > a car to LaGuardia tomorrow at nine in the morning from 48 Orchard Street
    > it's him and me and the girl who helps us
    = trip-ticket passengers: 3`,
  'the answer to our question beats what was guessed before it': `
    > A car to Newark airport tomorrow at nine in the evening for two
    > Newark airport, terminal B
    = trip-ticket pickup: Newark Airport, Terminal B
    = trip-ticket dropoff:
    < going|take you|where to`,
  'somebody who wants no person gets none': `
    > a car for tomorrow from 320 Central Park West to the airport
    > and I do hope it isn't like last time, your man came forty minutes late
    < dispatcher
    > no I don't want to speak to anyone about it, I only want the car
    = open`,
  'a wish that comes after the ride was sent': `
    > a car from 48 Orchard Street to JFK tomorrow at nine in the morning for two, Rosa Diaz
    > yes
    < dispatcher now
    > oh and make sure there's a child seat
    < child seat
    = trip-ticket pickup: 48 Orchard Street
    = trip-ticket wishes: Child seat`,
  'an answer changes no other place by the way': `
    > a car to Mount Sinai Hospital on Tuesday at nine fifteen in the morning, just me
    > eighty six Van Brunt Street that's Red Hook Brooklyn
    = trip-ticket dropoff: Mount Sinai Hospital`,
  'a short answer is the whole name': `
    > a car from 48 Orchard Street to JFK tomorrow at nine in the morning for two
    > shlomo ben ami
    = trip-ticket name: Shlomo Ben Ami`,
  'thanks for what was read back': `
    > a car from 48 Orchard Street to JFK tomorrow at nine in the morning for two, Rosa Diaz
    < right?
    > that's perfect thanks a million
    < dispatcher now`,
  'a change and a question in one breath': `
    > a car from 48 Orchard Street to JFK tomorrow at nine in the morning for two, Rosa Diaz
    > make it eight thirty and do you take credit cards
    = trip-ticket time: 8:30 AM
    < card`,
  'a question about a number changes none': `
    > a car from 48 Orchard Street to JFK tomorrow at nine in the morning for two, Rosa Diaz
    > how much would it be for four people
    = trip-ticket passengers: 2`,
  'a change with its reason': `
    > a car from 48 Orchard Street to JFK tomorrow at nine in the morning for two, Rosa Diaz
    > my flight got delayed so make it ten thirty
    = trip-ticket time: 10:30 AM`,
  'a correction beside the question': `
    > a car from 48 Orchard Street to JFK tomorrow at nine in the morning
    < passengers|how many
    > nine thirty
    = trip-ticket time: 9:30 AM
    = trip-ticket passengers:`,
  'thanks and goodbye send nothing': `
    > a car from 48 Orchard Street to JFK tomorrow at nine in the morning for two, Rosa Diaz
    > thanks goodbye
    = trip-ticket status: draft`,
  'two places, one of them told apart': `
    > a car to Newark airport tomorrow at nine in the morning for two
    > pick me up at 48 Orchard Street and it's Kennedy not Newark
    = trip-ticket pickup: 48 Orchard Street
    = trip-ticket dropoff: JFK Airport`,
  'a street that is named like a part of the city': `
    > a car from Penn Station to Greenwich Street 75 tomorrow at nine in the morning
    = trip-ticket dropoff: 75 Greenwich Street`,
  'a town is no address': `
    > can you take us out to Scarsdale on Thanksgiving at noon from 675 Riverside Drive
    < address
    > fourteen Birchwood Lane in Scarsdale
    = trip-ticket dropoff: 14 Birchwood Lane, Scarsdale`,
  'the time of a plane is not the time of the car': `
    > a car from Newark airport to 604 Bergen Avenue on Friday evening
    > nine fifteen, they land at eight forty
    = trip-ticket time: 9:15 PM`,
  'a street without a kind': `
    > I'd like to go to JFK on Thursday, three of us, from fifteen Prospect Park West at eight in the morning
    = trip-ticket pickup: 15 Prospect Park West`,
  'the only place is taken back': `
    > A car to Newark tomorrow at seven in the morning
    > No wait, LaGuardia
    = trip-ticket dropoff: LaGuardia Airport
    = trip-ticket pickup:
    < pick you up|pickup
  `,
  'a number is taken back in the same breath': `
    > A car from Penn Station to JFK tomorrow at seven in the morning
    > Four of us, sorry, five
    = trip-ticket passengers: 5
  `,
  'out of one place and home to another': `
    > They're letting my mom out of Lenox Hill Hospital on Tuesday, bring the two of us home to Astoria
    = trip-ticket pickup: Lenox Hill Hospital
    = trip-ticket dropoff: Astoria
    = trip-ticket passengers: 2
  `,
  'a yes that nothing is to be changed': `
    > from Penn Station to JFK tomorrow at 9 am, two passengers, Jane Smith
    > no
    < change
    > no
    < is that right|send it
    > yes
    = trip-ticket status: sent-for-approval
  `,
  'a house number after its street': `
    > I need a car to Brooklyn
    > Williamsburg, Bedford Avenue 112
    = trip-ticket dropoff: 112 Bedford Avenue, Brooklyn
    > from Grand Central
    = trip-ticket pickup: Grand Central Terminal
  `,
  'an hour is no house number': `
    > A car from Orchard Street to JFK
    < building number
    > This Tuesday, my appointment is at eleven
    = trip-ticket pickup: Orchard Street
    = trip-ticket date: Tuesday, November 17
  `,
  'a house with a name that no list holds': `
    > JFK, please, from the Marriott Marquis
    > Tomorrow at six in the morning
    = trip-ticket pickup: Marriott Marquis
    = trip-ticket time: 6:00 AM
  `,
  'a baby seat is nobody': `
    > A car with a baby seat from Penn Station to JFK
    = trip-ticket passengers:
  `,
  'a house named after its part of the city': `
    > Pick us up at the Brooklyn Museum and take us to Newark
    = trip-ticket pickup: Brooklyn Museum
  `,
  'an address in the part of the city named before': `
    > From 350 West 42nd to Astoria
    < street address for the drop-off
    > 15 Broadway
    = trip-ticket pickup: 350 West 42nd Street
    = trip-ticket dropoff: 15 Broadway, Astoria
  `,
  'an address that is the other end': `
    > I need a car to Hoboken on Friday
    > 88 Garden Street
    > 48 Orchard Street
    = trip-ticket pickup: 48 Orchard Street
    = trip-ticket dropoff: 88 Garden Street, Hoboken
  `,
  'parts of the city at both ends, each with its address': `
    > SoHo to Hoboken on the 22nd at seven in the evening
    < street address for the pickup
    > 110 Prince Street
    < street address for the drop-off
    > 930 Washington Street
    = trip-ticket pickup: 110 Prince Street, SoHo
    = trip-ticket dropoff: 930 Washington Street, Hoboken
  `,
  'a part of the city whose address is not known is taken as it is': `
    > I need a car to Hoboken on Friday
    > I don't know the address
    > no idea
    < pick you up
    = trip-ticket dropoff: Hoboken
  `,
  'the other end is corrected while an address is asked for': `
    > from Astoria to Hoboken Thursday 6 pm for two, name Carol
    > 20-30 31st Street
    < street address for the drop-off
    > I said from SoHo, not Astoria
    = trip-ticket pickup: SoHo
    = trip-ticket dropoff: Hoboken
  `,
  'one more after the read-back': `
    > A car from Penn Station to JFK tonight at ten, three of us, my name is Lopez
    < right?
    > Actually four
    = trip-ticket passengers: 4
    = trip-ticket time: 10:00 PM
    > Actually eleven
    = trip-ticket time: 11:00 PM
    = trip-ticket passengers: 4
  `,
  'somebody and two others': `
    > A car from Penn Station to JFK for Mr. Cooper
    > him and two colleagues
    = trip-ticket passengers: 3
  `,
  'a name whose letters hold an airport': `
    > A car from Penn Station to Lincoln Center tomorrow at nine in the morning, for one
    > Olga. O-L-G-A.
    = trip-ticket name: Olga
    = trip-ticket dropoff: Lincoln Center
  `,
  'what is left from is where it begins': `
    > Four of us are seeing a show on Saturday. We'd be leaving from 88 Garden Street in Hoboken, and the theater's at 219 West 48th.
    = trip-ticket pickup: 88 Garden Street, Hoboken
    = trip-ticket dropoff: 219 West 48th Street
  `,
  'an airport takes the place of the other one': `
    > Could you have someone at 90 Bedford Avenue on Friday at two p.m.? There's two of us headed to Newark Airport. Sage Lindqvist.
    > yes
    > Ugh, hold on, we switched flights. It's LaGuardia now, and it has to be one o'clock.
    = trip-ticket pickup: 90 Bedford Avenue
    = trip-ticket dropoff: LaGuardia Airport
    = trip-ticket time: 1:00 PM
  `,
  'a house number is no hour': `
    > a ride from LaGuardia up to my sister's in White Plains on Thursday
    > She's at 18 Soundview Avenue in White Plains.
    = trip-ticket dropoff: 18 Soundview Avenue, White Plains
    > just me
    < what time|time
    = trip-ticket time:
  `,
  'the age of a child is no number of passengers': `
    > a car from Penn Station to 61 Palisade Avenue, Yonkers, Saturday at ten in the morning
    > Two grown-ups and two little ones. Do you bring car seats? The baby's eighteen months and the big one's five.
    < child seats
    = trip-ticket passengers: 4
  `,
  'somebody is sent to where it begins': `
    > We've got to be at Penn Station tomorrow. Can you send somebody to the Pod Brooklyn on Metropolitan Avenue?
    = trip-ticket pickup: Pod Brooklyn on Metropolitan Avenue
    = trip-ticket dropoff: Penn Station
  `,
  'an office in a question is no wish for a ride': `
    > I run the office for a small law firm on Maiden Lane. Could you bill us once a month?
    < corporate accounts
    < !set up that ride
  `,
  'a house in a part of the city': `
    > A car from Penn Station to the Hilton in Jersey City
    = trip-ticket dropoff: Hilton in Jersey City
    > I'm in Harlem now, not at Penn Station
    = trip-ticket pickup: Harlem
  `,
}

describe('calls to the car service', () => {
  it.each(Object.entries(calls))('%s', (_title, script) => {
    expect(playCall(transportation, script)).toEqual([])
  })
})
