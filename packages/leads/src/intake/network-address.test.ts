import { expect, it } from 'vitest'

import { networksAround, rateKey, shortenAddress } from './network-address.ts'

it.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['unknown', 'unknown', ''],
])('knows %s as %s and keeps %s', (address, key, kept) => {
  expect(rateKey(address)).toBe(key)
  expect(shortenAddress(address)).toBe(kept)
})

it.each([
  ['203.0.113.77', ['203.0.113.0/24']],
  ['2001:db8:1:2ff:3::1', ['2001:db8:1:0200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2::1', ['2001:db8:1:0000::/56', '2001:db8:1::/48']],
  ['unknown', []],
])('knows the networks around %s', (address, names) => {
  expect(networksAround(address).map(({ name }) => name)).toEqual(names)
})
