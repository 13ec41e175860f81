import { describe, expect, it } from 'vitest'
import { afterHoursFrom } from './after-hours.ts'
import { contactFormStates } from './contact-form-states.ts'
import { contactSubmitFor } from './contact-form.ts'
import type { ContactInvite } from './contact.ts'
import { contactNextFor } from './contact-next.ts'
import { hearItAnswer } from './demo.ts'
import { receiptMail } from './lead-mail.ts'
import { notFound } from './not-found.ts'
import { products } from './products.ts'
import { industryWords, wordsWithContact } from './testing/page-words.ts'

const invites: readonly ContactInvite[] = wordsWithContact()
  .map(({ words }) => words.contact)
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

  it('say for each industry in words of its own what the call goes through', () => {
    const topicOf = (path: string) => contactNextFor(path).rows[1]?.value
    const topics = industryWords().map(({ path }) => topicOf(path))

    expect(new Set([topicOf('/no-such-page'), ...topics]).size).toBe(topics.length + 1)
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
