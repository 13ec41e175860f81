import { describe, expect, it } from 'vitest'
import {
  setCustomIntegrations,
  setMeetingSessionData,
  setUserData,
  startCustomIntegrations,
  updateCustomTrayButtons,
} from '../index.ts'
import { refusal } from '../testing/refusal.ts'

describe('custom tray buttons', () => {
  const button = { iconPath: 'https://a.example/i.svg', label: 'Help', tooltip: 'Get help' }

  it.each([
    ['what is required', {}],
    ['an icon for the dark', { iconPathDarkMode: 'https://a.example/d.svg' }],
    ['the default state', { visualState: 'default' }],
    ['the state of an open sidebar', { visualState: 'sidebar-open' }],
    ['the active state', { visualState: 'active' }],
  ])('take %s', (_rule, more) => {
    expect(refusal(updateCustomTrayButtons, { help: { ...button, ...more } })).toBeUndefined()
  })

  it.each([
    [
      'an icon is required',
      { iconPath: undefined },
      'required',
      'customTrayButton iconPath is required.',
    ],
    [
      'a label is required',
      { label: undefined },
      'required',
      'customTrayButton label is required.',
    ],
    [
      'a tooltip is required',
      { tooltip: undefined },
      'required',
      'customTrayButton tooltip is required.',
    ],
    ['known keys', { color: 'red' }, 'key', 'customTrayButton does not support key color'],
    [
      'the icon is an address',
      { iconPath: 'icon.svg' },
      'icon',
      'customTrayButton iconPath should be a url.',
    ],
    [
      'the icon for the dark is an address',
      { iconPathDarkMode: 'icon.svg' },
      'icon',
      'customTrayButton iconPathDarkMode should be a url.',
    ],
    ['the tooltip is text', { tooltip: 4 }, 'text', 'customTrayButton tooltip should be a string.'],
    ['the label is text', { label: 4 }, 'text', 'customTrayButton label should be a string.'],
    [
      'states from their list',
      { visualState: 'on' },
      'visual-state',
      "customTrayButton visualState should be 'default' | 'sidebar-open' | 'active'. Got: on",
    ],
  ])('%s', (_rule, more, rule, text) => {
    const found = refusal(updateCustomTrayButtons, { help: { ...button, ...more } })
    expect(found).toEqual({ rule: `tray-buttons/${rule}`, text })
  })

  it.each([[[]], ['help'], [null]])('are no %j', (buttons) => {
    expect(refusal(updateCustomTrayButtons, buttons)?.rule).toBe('tray-buttons/form')
  })
})

describe('custom integrations', () => {
  const one = { label: 'Menu', location: 'main', src: 'https://a.example' }

  it.each([
    ['src alone', {}],
    ['srcdoc alone', { src: undefined, srcdoc: '<p>' }],
    ['the sidebar', { location: 'sidebar' }],
    ['control by everyone', { controlledBy: '*' }],
    ['control by owners', { controlledBy: 'owners' }],
    ['control by a list', { controlledBy: ['a'] }],
    ['sharing', { shared: true }],
    ['sharing among owners', { shared: 'owners' }],
    ['sharing with a list', { shared: ['a'] }],
    ['sharing with nobody', { shared: false }],
    [
      'every text there can be',
      { allow: 'camera', csp: 'a', name: 'b', referrerPolicy: 'c', sandbox: 'd' },
    ],
    ['an icon and a late load', { iconURL: 'https://a.example/i.svg', loading: 'lazy' }],
  ])('take %s', (_rule, more) => {
    const { src, ...rest } = { ...one, ...more }
    const integration = src === undefined ? rest : { ...rest, src }
    expect(refusal(setCustomIntegrations, { menu: integration })).toBeUndefined()
  })

  it.each([
    ['label is required', { label: '' }, 'label', 'label is required'],
    ['location is required', { location: '' }, 'location', 'location is required'],
    [
      'location main or sidebar',
      { location: 'top' },
      'location',
      "location should be 'main' | 'sidebar'",
    ],
    ['src or srcdoc', { src: '' }, 'source', 'src or srcdoc is required'],
    ['not both src and srcdoc', { srcdoc: '<p>' }, 'source', 'cannot have both src and srcdoc'],
    ['src is an address', { src: 'menu' }, 'src', 'src "menu" is not a valid URL'],
    ['iconURL is an address', { iconURL: 'i' }, 'iconURL', 'iconURL should be a url'],
    [
      'controlledBy everyone, owners or a list',
      { controlledBy: 'me' },
      'controlledBy',
      "controlledBy should be '*' | 'owners' | string[]",
    ],
    [
      'shared a boolean, owners or a list',
      { shared: 'all' },
      'shared',
      "shared should be string[] | 'owners' | boolean",
    ],
    ['label is text', { label: 1 }, 'label', 'label should be string'],
    ...['allow', 'csp', 'name', 'referrerPolicy', 'sandbox'].map(
      (key): [string, object, string, string] => [
        `${key} is text`,
        { [key]: 1 },
        key,
        `${key} should be string`,
      ],
    ),
    ['loading eager or lazy', { loading: 'soon' }, 'loading', "loading should be 'eager' | 'lazy'"],
    [
      'controlledBy is a list of texts',
      { controlledBy: [1] },
      'controlledBy',
      "controlledBy should be '*' | 'owners' | string[]",
    ],
    [
      'shared is a list of texts',
      { shared: [1] },
      'shared',
      "shared should be string[] | 'owners' | boolean",
    ],
    ['known keys', { color: 'red' }, 'key', 'customIntegration does not support key color'],
  ])('%s', (_rule, more, rule, text) => {
    expect(refusal(setCustomIntegrations, { menu: { ...one, ...more } })).toEqual({
      rule: `integrations/${rule}`,
      text: `customIntegration menu: ${text}`,
    })
  })

  it.each([[[]], ['menu'], [null]])('are no %j', (integrations) => {
    expect(refusal(setCustomIntegrations, integrations)?.rule).toBe('integrations/form')
  })

  it.each([undefined, null, 'menu'])('have nothing required where one is %j', (integration) => {
    expect(refusal(setCustomIntegrations, { menu: integration })?.rule).toBe('integrations/label')
  })

  it.each(['menu', [], ['a', 'b']])('are started by name: %j', (ids) => {
    expect(refusal(startCustomIntegrations, ids)).toBeUndefined()
  })

  it.each([7, [7], {}])('are not started by %j', (ids) => {
    expect(refusal(startCustomIntegrations, ids)).toEqual({
      rule: 'integrations/ids',
      text: 'startCustomIntegrations() only accepts string | string[]',
    })
  })
})

describe('userData', () => {
  const loop: { self?: unknown } = {}
  loop.self = loop

  it.each([
    ['nothing', undefined],
    ['4096 characters of text', 'a'.repeat(4096)],
    ['4096 characters of JSON', { a: 'b'.repeat(4096 - '{"a":""}'.length) }],
  ])('takes %s', (_rule, data) => {
    expect(refusal(setUserData, data)).toBeUndefined()
  })

  it.each([
    ['at most 4096 characters of text', 'a'.repeat(4097), 'user-data/size'],
    ['at most 4096 characters of JSON', { a: 'b'.repeat(4096) }, 'user-data/size'],
    ['serializable: no circle', loop, 'user-data/json'],
    ['serializable: no function', () => {}, 'user-data/json'],
  ])('%s', (_rule, data, rule) => {
    expect(refusal(setUserData, data)?.rule).toBe(rule)
  })

  it('says how large it was', () => {
    expect(refusal(setUserData, 'a'.repeat(5000))?.text).toBe(
      'userData is too large (5000 characters). Maximum size suppported is 4096.',
    )
  })
})

describe('session data', () => {
  it.each([{ data: {} }, { data: { a: 1 }, mergeStrategy: 'shallow-merge' }])(
    'takes %j',
    (data) => {
      expect(refusal(setMeetingSessionData, data)).toBeUndefined()
    },
  )

  it.each([
    ['a plain object', { data: [] }, 'session-data/form'],
    ['102400 characters', { data: { a: 'a'.repeat(102_400) } }, 'session-data/size'],
    ['serializable', { data: { a: 1n } }, 'session-data/json'],
    ['replace or shallow-merge', { data: {}, mergeStrategy: 'deep' }, 'session-data/merge'],
  ])('is %s', (_rule, data, rule) => {
    expect(refusal(setMeetingSessionData, data)?.rule).toBe(rule)
  })
})
