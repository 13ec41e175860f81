import { isIPv4, isIPv6, SocketAddress } from 'node:net'

const bracketed = /^\[([^\]]*)\](?::\d+)?$/
// An IPv4 address in the clothes of IPv6, such as ::ffff:cb00:7105: the system writes its end with dots.
const mappedPrefix = /^::ffff:(?=\d+\.)/
const withPort = /^([\d.]+):\d+$/

/**
 * The addresses of an `X-Forwarded-For` without their ports, from the right as far as they can be read. Each proxy adds
 * to the right: what stands left of something unreadable was vouched for by nobody we can name.
 */
export function readForwardedFor(header: string): readonly string[] {
  const entries = header.split(',').map(readAddress)
  return entries.slice(entries.lastIndexOf(undefined) + 1) as string[]
}

function readAddress(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const address = bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text
  return canonical(address)
}

/** One spelling for each address, as the system gives it for a peer, or one visitor would count as many. */
function canonical(address: string): string | undefined {
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(mappedPrefix, '')
}
