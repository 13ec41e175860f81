import { describe, expect, it } from 'vitest'
import { readStartPass } from './start-pass.ts'

const hosted = {
  provider: 'hosted',
  apiUrl: 'https://api.example.com',
  publicKey: 'share-key',
  assistantId: 'a-1',
  bundleUrl: 'https://cdn.example.com/bundle.js',
}

describe('a start pass', () => {
  it('is a token of the site’s own provider', () => {
    expect(readStartPass('{"token":"t1","expiresInSeconds":60,"assistantId":"air"}')).toEqual({
      provider: 'embedded',
      token: 't1',
    })
  })

  it('is the way to the hosted provider, without what else was said', () => {
    expect(readStartPass(JSON.stringify({ ...hosted, more: 1 }))).toEqual(hosted)
  })

  it.each(['apiUrl', 'publicKey', 'assistantId', 'bundleUrl'])(
    'to the hosted provider is none without %s',
    (key) => {
      expect(readStartPass(JSON.stringify({ ...hosted, [key]: '' }))).toBeUndefined()
      expect(readStartPass(JSON.stringify({ ...hosted, [key]: 7 }))).toBeUndefined()
      expect(readStartPass(JSON.stringify({ ...hosted, [key]: undefined }))).toBeUndefined()
    },
  )

  it.each(['', '<html>', '[]', '{}', '{"token":1}', 'null'])('is none in %j', (text) => {
    expect(readStartPass(text)).toBeUndefined()
  })
})
