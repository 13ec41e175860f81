import { describe, expect, it } from 'vitest'
import { createDataLayer, programAddress } from './data-layer.ts'

/** Commands as arrays, data as it is. */
function readable(entries: readonly unknown[]): unknown[] {
  return entries.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)]
      : entry,
  )
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

describe('the data layer', () => {
  it('says no to everything before it says anything else', () => {
    const entries: unknown[] = []

    createDataLayer('GTM-ABC1234', entries).setDefault()

    expect(readable(entries)).toEqual([['consent', 'default', denied]])
  })

  it.each(['granted', 'denied'] as const)(
    'passes on the answer %s, for counting alone',
    (answer) => {
      const entries: unknown[] = []

      createDataLayer('GTM-ABC1234', entries).setAnswer(answer)

      expect(readable(entries)).toEqual([
        ['consent', 'update', { ...denied, analytics_storage: answer }],
      ])
    },
  )

  it('speaks to a container in objects', () => {
    const entries: unknown[] = []
    const layer = createDataLayer('GTM-ABC1234', entries)

    layer.begin(new Date(5))
    layer.tell('page_view', { page_path: '/' })
    layer.tell('form_sent')

    expect(entries).toEqual([
      { 'gtm.start': 5, event: 'gtm.js' },
      { event: 'page_view', page_path: '/' },
      { event: 'form_sent' },
    ])
  })

  it('speaks to a single tag in commands, and counts pages itself', () => {
    const entries: unknown[] = []
    const layer = createDataLayer('G-ABC1234567', entries)

    layer.begin(new Date(5))
    layer.tell('page_view', { page_path: '/' })

    expect(readable(entries)).toEqual([
      ['js', new Date(5)],
      ['config', 'G-ABC1234567', { send_page_view: false }],
      ['event', 'page_view', { page_path: '/' }],
    ])
  })

  it.each([
    ['GTM-ABC1234', 'https://tags.example/gtm.js?id=GTM-ABC1234'],
    ['G-ABC1234567', 'https://tags.example/gtag/js?id=G-ABC1234567'],
  ])('finds the program of %s', (id, address) => {
    expect(programAddress(id, 'https://tags.example')).toBe(address)
  })
})
