import { isIP } from 'node:net'

const bracketed = /^\[([^\]]*)\](?::\d+)?$/
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
  return isIP(address) === 0 ? undefined : address
}
