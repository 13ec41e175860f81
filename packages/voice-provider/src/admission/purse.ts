import { networksAround, rateKey } from '@nightdesk/contracts'

export type PurseOptions = {
  readonly now: () => number
  /** For how long it counts what was taken. */
  readonly withinMs: number
  /** How much all visitors together may take within that time. */
  readonly inAll: number
  readonly perVisitor: number
  /** How much may go to one network: a /24, or a /48 or /56 of IPv6. */
  readonly perNetwork: number
  /** A network that has taken no more than this is a newcomer: half of all is kept for such. */
  readonly newcomerShare: number
}

export type Taken =
  { readonly waitMs: number } | { readonly waitMs?: undefined; readonly giveBack: () => void }

/** What is given out within some time, so that neither a visitor nor a network can have all of it. */
export type Purse = {
  /** How long to wait until so much may be taken; nothing where it may be now. */
  waitMs(address: string, amount: number): number | undefined
  take(address: string, amount: number): Taken
  /** How much has gone to the network around an address. */
  takenAround(address: string): number
}

type Entry = {
  readonly at: number
  readonly amount: number
  readonly accounts: readonly Account[]
}

/** Summed up as it goes: whoever floods it must not make it count everything anew each time. */
type Account = { readonly name: string; sum: number; readonly entries: Set<Entry> }

const newAccount = (name: string): Account => ({ name, sum: 0, entries: new Set() })

export function createPurse(options: PurseOptions): Purse {
  const { now, withinMs, inAll, perVisitor, perNetwork, newcomerShare } = options
  const all = newAccount('all')
  // What went to those who were no newcomers any more.
  const open = newAccount('open')
  const named = new Map<string, Account>()
  const accountOf = (name: string) => named.get(name) ?? newAccount(name)

  function remove(entry: Entry): void {
    for (const account of entry.accounts) {
      if (!account.entries.delete(entry)) continue
      account.sum -= entry.amount
      if (account.entries.size === 0) named.delete(account.name)
    }
  }

  function sweep(): void {
    for (const entry of all.entries) {
      if (entry.at > now() - withinMs) return
      remove(entry)
    }
  }

  /** Whose accounts it goes to, each with the most it may hold. */
  function limitsFor(address: string, amount: number): readonly (readonly [Account, number])[] {
    sweep()
    const networks = networksAround(address).map(({ name }) => accountOf(`network ${name}`))
    const isNewcomer = networks.every(({ sum }) => sum + amount <= newcomerShare)
    return [
      [accountOf(`visitor ${rateKey(address)}`), perVisitor],
      ...networks.map((network) => [network, perNetwork] as const),
      ...(isNewcomer ? [] : [[open, inAll / 2] as const]),
      [all, inAll],
    ]
  }

  function waitAmong(limits: ReturnType<typeof limitsFor>, amount: number): number | undefined {
    const full = limits.find(([{ sum }, most]) => sum + amount > most)
    if (!full) return undefined
    const [oldest] = full[0].entries
    return (oldest?.at ?? now()) + withinMs - now()
  }

  return {
    waitMs: (address, amount) => waitAmong(limitsFor(address, amount), amount),
    take(address, amount) {
      const limits = limitsFor(address, amount)
      const waitMs = waitAmong(limits, amount)
      if (waitMs !== undefined) return { waitMs }
      const accounts = limits.map(([account]) => account)
      const entry = { at: now(), amount, accounts }
      for (const account of accounts) {
        account.sum += amount
        account.entries.add(entry)
        if (account !== all && account !== open) named.set(account.name, account)
      }
      return { giveBack: () => remove(entry) }
    },
    takenAround(address) {
      sweep()
      // The widest of them.
      const name = networksAround(address).at(-1)?.name
      return name === undefined ? 0 : accountOf(`network ${name}`).sum
    },
  }
}
