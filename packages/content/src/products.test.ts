import { describe, expect, it } from 'vitest'
import { notFound } from './not-found.ts'
import { unexpectedError } from './unexpected-error.ts'
import { productAtPath, products, productsPage } from './products.ts'
import { toasts } from './toasts.ts'

describe('the products', () => {
  it('are the seven of the specification, with AIR alone available', () => {
    expect(products.map(({ id, fullName }) => [id, fullName])).toEqual([
      ['air', 'AI Receptionist'],
      ['aisa', 'AI Sales Agent'],
      ['aime', 'AI Marketing Expert'],
      ['aics', 'AI Customer Support'],
      ['aifs', 'AI Financial Strategist'],
      ['aipa', 'AI Paralegal'],
      ['aicso', 'AI Strategy Officer'],
    ])
    expect(products.filter((product) => product.isAvailable).map(({ id }) => id)).toEqual(['air'])
  })

  it('say Learn More or Coming Soon, to the letter', () => {
    expect(productsPage.learnMore).toBe('Learn More')
    expect(productsPage.comingSoon).toBe('Coming Soon')
  })

  it('each have a name, a drawing and a description of their own', () => {
    for (const field of ['name', 'icon', 'description'] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(7)
    }
  })

  it('are found by their address and by no other', () => {
    expect(productAtPath('/products/aipa')?.fullName).toBe('AI Paralegal')
    expect(productAtPath('/products/nobody')).toBeUndefined()
    expect(productAtPath('/aipa')).toBeUndefined()
  })
})

describe('the error catalog', () => {
  it('keeps the texts of the not-found and the error page', () => {
    expect([notFound.code, notFound.title, notFound.home.label]).toEqual([
      '404',
      'Oops! Page not found',
      'Return to Home',
    ])
    expect(unexpectedError.title).toBe('Unexpected Application Error!')
  })

  it.each([
    [
      'consentRequired',
      'destructive',
      'Consent required',
      'Please agree to our Privacy Policy to proceed.',
    ],
    [
      'contactFailed',
      'destructive',
      'Error sending message',
      'There was a problem sending your message. Please try again or email us directly.',
    ],
    [
      'contactSent',
      'success',
      'Discovery call requested!',
      'Our team will contact you shortly to schedule your free discovery call.',
    ],
  ] as const)('keeps the toast %s to the letter', (name, tone, title, text) => {
    expect(toasts[name]).toEqual({ tone, title, text })
  })
})
