// One reading of visitors and networks for the form and for calls. Written out, because this package has no Node.

const groupCount = 8
const visitorGroups = 4
const storedGroups = 3
const dottedEnd = /(?:^|:)(\d{1,3}(?:\.\d{1,3}){3})$/
const group = /^[\da-f]{1,4}$/i

export type Network = { readonly bits: 24 | 48 | 56; readonly name: string }

/** Who counts as one visitor: an IPv4 address, or the /64 that one IPv6 subscriber is given. */
export function rateKey(address: string): string {
  const read = readAddress(address)
  return read.groups ? `${writeGroups(read.groups.slice(0, visitorGroups))}::/64` : read.text
}

/** The networks that may all be one subscriber's, by how many bits their addresses share. */
export function networksAround(address: string): readonly Network[] {
  const { bytes, groups } = readAddress(address)
  if (bytes) return [{ bits: 24, name: shortenAddress(address) }]
  if (!groups) return []
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  const site = writeGroups([first, second, third, fourth & 0xff_00])
  return [
    { bits: 56, name: `${site}::/56` },
    { bits: 48, name: shortenAddress(address) },
  ]
}

/** The block around an address that costs little to rent as a whole: a /16, or a /32 of IPv6. */
export function blockAround(address: string): string {
  const { text, bytes, groups } = readAddress(address)
  if (bytes) return `${bytes.slice(0, 2).join('.')}.0.0/16`
  return groups ? `${writeGroups(groups.slice(0, 2))}::/32` : text
}

/** What is stored: enough to see a pattern, too little to find a person. */
export function shortenAddress(address: string): string {
  const { bytes, groups } = readAddress(address)
  if (bytes) return `${bytes.slice(0, 3).join('.')}.0/24`
  return groups ? `${writeGroups(groups.slice(0, storedGroups))}::/48` : ''
}

type Reading = {
  readonly text: string
  readonly bytes?: readonly number[] | undefined
  readonly groups?: readonly number[] | undefined
}

function readAddress(address: string): Reading {
  const [text = ''] = address.split('%', 1)
  const bytes = readBytes(text)
  if (bytes) return { text, bytes }
  const groups = readGroups(text)
  // An IPv4 visitor of a server that listens on IPv6 is an IPv4 visitor.
  const isMapped = groups?.slice(0, 6).every((one, at) => one === (at === 5 ? 0xff_ff : 0))
  if (!groups || !isMapped) return { text, groups }
  const inside = groups.slice(6).flatMap((pair) => [pair >> 8, pair & 0xff])
  return { text: inside.join('.'), bytes: inside }
}

function readBytes(text: string): readonly number[] | undefined {
  const bytes = text.split('.', 5)
  const isAddress = bytes.length === 4 && bytes.every((byte) => /^\d{1,3}$/.test(byte))
  return isAddress && bytes.every((byte) => Number(byte) < 256) ? bytes.map(Number) : undefined
}

/** The eight numbers of an IPv6 address; nothing when it is none. */
function readGroups(text: string): readonly number[] | undefined {
  const [head = '', tail, ...more] = withoutDots(text).split('::', 3)
  const [left, right] = [splitGroups(head), splitGroups(tail ?? '')]
  const missing = groupCount - left.length - right.length
  if (more.length > 0 || (tail === undefined ? missing !== 0 : missing < 1)) return undefined
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  return groups.every((one) => group.test(one)) ? groups.map((one) => parseInt(one, 16)) : undefined
}

/** The last two groups may be written as an IPv4 address. */
function withoutDots(text: string): string {
  const dotted = dottedEnd.exec(text)?.[1]
  const [first = 0, second = 0, third = 0, fourth = 0] = readBytes(dotted ?? '') ?? []
  if (dotted === undefined) return text
  const pairs = [(first << 8) | second, (third << 8) | fourth]
  return text.slice(0, -dotted.length) + writeGroups(pairs)
}

function splitGroups(text: string): readonly string[] {
  return text === '' ? [] : text.split(':', groupCount + 1)
}

function writeGroups(groups: readonly number[]): string {
  return groups.map((one) => one.toString(16)).join(':')
}
