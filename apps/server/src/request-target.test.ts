import { expect, it } from 'vitest'

import { splitTarget } from './request-target.ts'

it.each([
  ['/products', '/products', ''],
  ['/products?a=1&b=/x', '/products', '?a=1&b=/x'],
  ['/products#x?y', '/products', ''],
  ['/products?a=1#x', '/products', '?a=1'],
  ['//evil.example/?a', '//evil.example/', '?a'],
  ['http://me:pw@evil.example/products?a', '/products', '?a'],
  ['*', '*', ''],
  ['', '', ''],
])('splits %j', (url, path, query) => {
  expect(splitTarget(url)).toEqual({ path, query })
})
