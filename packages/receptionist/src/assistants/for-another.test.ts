import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

// Who calls is not always whom it is for: the name is theirs, and the caller stands beside it.
const calls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hotels: {
    'a nephew who pays for his aunt': `
      > i'd like to get my aunt a room for saturday one night just her
      > a king
      > hers is lucille baptiste but i'm marcus her nephew and i'm picking up the bill
      < the caller’s name is marcus. the caller is paying.
      = registration-card guest: Lucille Baptiste
      = registration-card requests: Called by Marcus; the caller is paying
    `,
    'a caller who says once more who she is': `
      > a king next monday two nights one person for my father in law harold finch
      > well i'm gwen not harold
      = registration-card guest: Harold Finch
      = registration-card requests: Called by Gwen
      > no leave it in harold's name
      < harold
      = registration-card guest: Harold Finch
      > yes
      = registration-card status: booked
    `,
    'a secretary who was taken for the guest': `
      > a king for tuesday two nights one guest
      > this is beth
      > it should be under doctor wong's name she's my boss teresa wong
      = registration-card guest: Teresa Wong
      = registration-card requests: Called by Beth
      < !thank you, teresa
    `,
    'a name that was only misheard is nobody else': `
      > a king for tuesday two nights one guest
      > daniel cohen
      > no i'm david cohen
      = registration-card guest: David Cohen
      = registration-card requests:
    `,
  },
  transportation: {
    'a son, his mother, and whose phone it is': `
      > car for friday at eight in the evening from 200 east 10th street to 55 water street two people
      > gloria bennett
      > actually i'm pete bennett gloria's my mother she's the one riding
      < !sure, i changed that
      = trip-ticket name: Gloria Bennett
      = trip-ticket wishes: Called by Pete Bennett
      > two one two five five five oh one three three and ask for pete
      = trip-ticket wishes: Called by Pete Bennett; the phone is the caller’s
      < the phone number is the caller’s
    `,
    'an assistant who books for a partner of the firm': `
      > car friday at 4 pm from 30 rockefeller plaza to jfk terminal 4 one person for one of our clients
      > vikram mehta you're talking to his assistant carla
      < !thank you, vikram
      = trip-ticket name: Vikram Mehta
      = trip-ticket wishes: Called by Carla
    `,
  },
  air: {
    'a doctor whose calls somebody else makes': `
      > can we set up a call we're a dental office
      > he's doctor amir rahman but i'm joan
      < thank you, joan
      = call-note name: Dr. Amir Rahman
      = call-note topic: Healthcare, Called by Joan
    `,
  },
}

// A name whose family comes first, and its letters.
const turned: Readonly<Record<string, string>> = {
  'okonjo ifeoma o k o n j o': 'Ifeoma Okonjo',
  'bellini b e l l i n i marco': 'Marco Bellini',
  'sean miller s e a n': 'Sean Miller',
}

for (const [id, own] of Object.entries(calls)) {
  const desk = receptionistOf(id)
  describe(`at the desk of ${id}`, () => {
    it.each(Object.entries(own))('%s', (_, script) => {
      expect(playCall(desk, script)).toEqual([])
    })
  })
}

it.each(Object.entries(turned))('takes %s for %s', (said, name) => {
  const call = `
    > king friday two nights one guest
    > ${said}
    = registration-card guest: ${name}
  `

  expect(playCall(receptionistOf('hotels'), call)).toEqual([])
})
