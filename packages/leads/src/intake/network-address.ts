import { isIPv4, isIPv6, SocketAddress } from 'node:net'

const mappedPrefix = /^::ffff:(?=\d+\.)/i
const rateGroups = 4
const storedGroups = 3

/** Who counts as one visitor: an IPv4 address, or the /64 that one IPv6 subscriber is given. */
export function rateKey(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? `${expand(plain).slice(0, rateGroups).join(':')}::/64` : plain
}

/** The networks that may all be one subscriber's, by how many bits their addresses share. */
export function networksAround(address: string): readonly Network[] {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return [{ bits: 24, name: shortenAddress(plain) }]
  if (!isIPv6(plain)) return []
  const groups = expand(plain)
  const siteByte = (groups[storedGroups] ?? '').padStart(4, '0').slice(0, 2)
  const site = [...groups.slice(0, storedGroups), `${siteByte}00`].join(':')
  return [
    { bits: 56, name: `${site}::/56` },
    { bits: 48, name: shortenAddress(plain) },
  ]
}

export type Network = { readonly bits: 24 | 48 | 56; readonly name: string }

/** What is stored: enough to see a pattern, too little to find a person. */
export function shortenAddress(address: string): string {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0/24')
  return isIPv6(plain) ? `${expand(plain).slice(0, storedGroups).join(':')}::/48` : ''
}

/** An IPv4 visitor of a server that listens on IPv6 is an IPv4 visitor. */
function plainAddress(address: string): string {
  return address.replace(mappedPrefix, '').replace(/%.*$/, '')
}

function expand(address: string): string[] {
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  const [head = '', tail] = canonical.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
}
