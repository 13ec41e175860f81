import { describe, expect, it } from 'vitest'
import { afterHoursFrom } from './after-hours.ts'
import { air } from './air.ts'
import { calculator } from './calculator.ts'
import { contactFormStates } from './contact-form-states.ts'
import { contactSubmitFor } from './contact-form.ts'
import type { ContactInvite } from './contact.ts'
import { hearItAnswer } from './demo.ts'
import { home } from './home.ts'
import { financialServices } from './industries/financial-services.ts'
import { healthcare } from './industries/healthcare.ts'
import { hotels } from './industries/hotels.ts'
import { restaurants } from './industries/restaurants.ts'
import { transportation } from './industries/transportation.ts'
import { receiptMail } from './lead-mail.ts'
import { notFound } from './not-found.ts'
import { products, productsPage } from './products.ts'
import { solutions } from './solutions/page.ts'

const invites: readonly ContactInvite[] = [
  home,
  solutions,
  calculator,
  healthcare,
  financialServices,
  hotels,
  transportation,
  restaurants,
  air,
  productsPage,
]
  .map(({ contact }) => contact)
  .concat(notFound.comingProduct.contact(products[1]))

describe('the contact sections', () => {
  it('each have a heading of their own', () => {
    expect(new Set(invites.map(({ title }) => title)).size).toBe(invites.length)
  })

  it.each(invites.map(({ title, lead }) => [title, lead] as const))(
    '“%s” says what happens next, and when, in the words of the toast',
    (_, lead) => {
      expect(lead).toMatch(/our team will contact you shortly/i)
    },
  )

  it.each([
    ['/', 'Request a discovery call'],
    ['/measured-performance', 'Request a free audit'],
    ['/industries/healthcare', 'Request a strategy call'],
    ['/industries/restaurants-takeouts', 'Request a demo call'],
    ['/no-such-page', 'Request a discovery call'],
  ])('ask on %s for what the page offers: %s', (path, words) => {
    expect(contactSubmitFor(path)).toBe(words)
  })

  it('send who comes after hours to AIR, on the page if it answers there', () => {
    expect(afterHoursFrom('/').to).toBe('#demo')
    expect(afterHoursFrom('/products/air').to).toBe('#demo')
    expect(afterHoursFrom('/industries/restaurants-takeouts').to).toBe(hearItAnswer.to)
  })

  it('promise no call to somebody who may have left no number', () => {
    const said = [contactFormStates.sent, receiptMail.when]
    expect(said.join(' ')).not.toMatch(/\bcalls?\b/)
  })
})
