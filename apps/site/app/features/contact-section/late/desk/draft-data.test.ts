import { expect, it } from 'vitest'
import { dataAlong, setDraftData } from './draft-data.ts'

it('goes along while its words stand in the message, and no longer', () => {
  expect(dataAlong('Business: Rose')).toBeUndefined()
  setDraftData({ words: 'Business: Rose\nOpen: always', data: 'rose' })

  expect(dataAlong('Hello!\nBusiness: Rose\nOpen: always\nThanks')).toBe('rose')
  expect(dataAlong('Hello!\nBusiness: Rose\nOpen: on Mondays')).toBeUndefined()
  expect(dataAlong('Hello!')).toBeUndefined()
})
