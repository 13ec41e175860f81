import { BlockList, isIPv6 } from 'node:net'

/** Tells whether a connection comes from one of these addresses and ranges themselves. */
export function trustedPeers(addresses: readonly string[]): (peer: string | undefined) => boolean {
  // Asked at every request, and by most servers for nobody.
  if (addresses.length === 0) return () => false
  const list = new BlockList()
  for (const address of addresses) {
    const [net = '', prefix] = address.split('/')
    if (prefix === undefined) list.addAddress(net, family(net))
    else list.addSubnet(net, Number(prefix), family(net))
  }
  return (peer) => peer !== undefined && list.check(peer, family(peer))
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
