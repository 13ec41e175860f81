/**
 * Behind an address translation the machine knows only its inner address: the answer then names the outer one. What is
 * not of this machine (relays, TCP) stays as it is.
 */
export function nameAddress(sdp: string, address: string | undefined): string {
  if (!address) return sdp
  const candidate = /^(a=candidate:\S+ \d+ udp \d+ )(\S+)( \d+ typ host.*)$/gim
  const seen = new Set<string>()
  return sdp
    .replace(candidate, (_line, before: string, _old: string, after: string) => {
      const line = `${before}${address}${after}`
      // Several inner addresses become one.
      if (seen.has(after)) return ''
      seen.add(after)
      return line
    })
    .replace(/(\r?\n)(\r?\n)+/g, '$1')
}
