import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const ride = 'a car friday at 9 am from 12 east 10th street to jfk terminal 4'
const stay = 'a room for two from december 4 till december 7 with a king'
const call = 'a discovery call thursday at ten for my bakery'

const calls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  transportation: {
    'who calls is not who rides': `
      > ${ride} one person under dana whitfield
      > no dana is me i'm the assistant the passenger is mr whitfield
      = trip-ticket name: Whitfield
      > is it still under dana whitfield
      < right?
      = trip-ticket status: draft
      > yes
      = trip-ticket status: sent-for-approval
    `,
    'the one who calls, by a title apart': `
      > ${ride} one person
      > put it under mrs park my name's tom
      = trip-ticket name: Park
      = trip-ticket wishes: Called by Tom
    `,
    'a sign holds one name': `
      > ${ride} one person under oscar diaz
      > and a sign with ruth kaplan on it please
      = trip-ticket wishes: Sign with the name Ruth Kaplan
      > no the sign should say diaz not kaplan
      = trip-ticket wishes: Sign with the name Diaz
      = trip-ticket name: Oscar Diaz
    `,
    'a deadline is no time for the car': `
      > i have to be at newark by five thirty tomorrow morning pick me up at 99 greenwich avenue just me
      = trip-ticket time:
      < what time
      > quarter to four
      = trip-ticket time: 3:45 AM
    `,
    'neither is an appointment': `
      > she has dialysis monday at ten can you get her from 12 east 10th street
      = trip-ticket time:
    `,
    'a street number counts nobody': `
      > a ride thursday at ten in the morning from eleven oh five ocean avenue to mount sinai hospital
      > me and my aide so two oh and sorry it's eleven fifty ocean avenue not eleven oh five
      = trip-ticket passengers: 2
      = trip-ticket pickup: 1150 Ocean Avenue
    `,
    'an hour in a wish': `
      > ${ride} under walter brandt
      > just me and my cane and a walker in the trunk and actually make it eight sharp
      = trip-ticket time: 8:00 AM
      = trip-ticket passengers: 1
    `,
  },
  hotels: {
    'a name and its letters': `
      > ${stay}
      > tomasz wisniewski w i s n i e w s k i tomasz is t o m a s z
      = registration-card guest: Tomasz Wisniewski
    `,
    'which part is which, said after it': `
      > ${stay}
      > park ji hoon
      > no park is the last name ji hoon is the first name
      = registration-card guest: Ji Hoon Park
    `,
  },
  air: {
    'my own name in two sentences': `
      > my name's aoife that's a o i f e last name brennan and i want a discovery call friday at eleven
      = call-note name: Aoife Brennan
      = call-note topic:
    `,
    'a name, and how it is spelled': `
      > my name's xochitl spelled x o c h i t l last name reyes and i want a discovery call friday at eleven
      = call-note name: Xochitl Reyes
    `,
    'a part of an address is other': `
      > ${call} i'm helen brooks
      > doctor dot brooks at green hill dental dot com
      = call-note contact: doctor.brooks@greenhilldental.com
      > it's d r dot brooks not the word doctor
      = call-note contact: dr.brooks@greenhilldental.com
      > yes
      = call-note status: sent
    `,
    'an address is taken out': `
      > ${call} i'm helen brooks
      > helen at brooks bakery dot com
      > take the email off and use my phone 518 555 0166
      = call-note contact: (518) 555-0166
      < i’ve taken that out
    `,
    'now is no hour of another day': `
      > i'm on a job right now can you put me down for a discovery call on monday
      = call-note time: Monday, November 16
    `,
  },
}

describe.each(Object.entries(calls))('whose it is, and which: %s', (id, scripts) => {
  it.each(Object.entries(scripts))('%s', (_, script) => {
    expect(playCall(receptionistOf(id), script)).toEqual([])
  })
})
