import { expect, it } from 'vitest'
import { testEnvironment } from './environment.ts'

it('takes every setting of the product out of the environment, and nothing else', () => {
  const env = testEnvironment({
    PORT: '1',
    PUBLIC_URL: 'http://a.example',
    CHROMIUM: 'here',
    NO_COLOR: '1',
  })

  expect(env).toEqual({ CHROMIUM: 'here', NO_COLOR: '1' })
})
