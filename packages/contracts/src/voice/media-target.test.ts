import { expect, it } from 'vitest'

import { readMediaTarget } from './media-target.ts'

it.each([
  ['/voice/call/web/a-1/media?key=Zk_9-', { id: 'a-1', key: 'Zk_9-' }],
  ['/voice/call/web/a-1/media?page=2&key=Zk_9-&x', { id: 'a-1', key: 'Zk_9-' }],
  ['/voice/call/web/a-1/media?key=Zk&seen=12', { id: 'a-1', key: 'Zk', seen: 12 }],
  ['/voice/call/web/a-1/media?key=Zk&seen=-1', { id: 'a-1', key: 'Zk' }],
  ['/voice/call/web/a-1/media?monkey=Zk', { id: 'a-1', key: '' }],
  ['/voice/call/web/a-1/media', { id: 'a-1', key: '' }],
])('finds the call and its key in %s', (url, target) => {
  expect(readMediaTarget(url, '/voice')).toEqual(target)
})

it.each([
  '',
  '*',
  '/',
  '/x',
  '/voice/call/web',
  '/voice/call/web//media',
  '/voice/call/web/a/media/more',
  '/voice/call/web/%00/media',
  `/voice/call/web/${'a'.repeat(65)}/media`,
  '/elsewhere/call/web/a/media',
  'http://host/voice/call/web/a/media',
])('takes %j for the address of no call', (url) => {
  expect(readMediaTarget(url, '/voice')).toBeUndefined()
})
