import { createAllowance, type Allowance, type AllowanceOptions } from '../allowance.ts'

// An attacker with many addresses must not fill the memory: past this the longest unseen is forgotten.
const mostKeys = 10_000

/** An allowance for each of many. */
export type KeyedAllowance = { take(key: string): boolean }

export function createKeyedAllowance(options: AllowanceOptions): KeyedAllowance {
  // In the order of their last request.
  const allowances = new Map<string, Allowance>()
  return {
    take(key) {
      const allowance = allowances.get(key) ?? createAllowance(options)
      allowances.delete(key)
      allowances.set(key, allowance)
      if (allowances.size > mostKeys) allowances.delete(allowances.keys().next().value ?? '')
      return allowance.take()
    },
  }
}
