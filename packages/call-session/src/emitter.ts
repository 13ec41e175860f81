import { callLimits } from '@nightdesk/contracts'
import { reportUncaught, warn } from './runtime.ts'

/** Event names and what comes with each. */
export type EventMap = Record<string, readonly unknown[]>

type Listener<Payload extends readonly unknown[]> = (...payload: Payload) => void

/**
 * Typed events. A listener that throws is reported as uncaught and disturbs neither the others nor the
 * emitter; an event without a listener is lost, `error` too.
 */
export class Emitter<Events extends { [Name in keyof Events]: readonly unknown[] }> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>()
  /** What listens once in the place of another, and that other, by which it is taken back. */
  readonly #originals = new WeakMap<Listener<never>, Listener<never>>()

  /** Listens until `off`. Calls can be chained, as people know it from other emitters. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): this {
    const set = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, set.add(listener))
    // More than ten listeners to an event is nearly always a component that forgets to stop.
    if (set.size === callLimits.listenersPerEvent + 1) {
      warn(`More than ${callLimits.listenersPerEvent} listeners for ${String(name)}: a leak?`)
    }
    return this
  }

  once<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): this {
    const listenOnce = (...payload: Events[Name]) => {
      this.off(name, listenOnce)
      listener(...payload)
    }
    this.#originals.set(listenOnce, listener)
    return this.on(name, listenOnce)
  }

  off<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): this {
    const set = this.#listeners.get(name)
    for (const one of set ?? [])
      if (one === listener || this.#originals.get(one) === listener) set?.delete(one)
    return this
  }

  emit<Name extends keyof Events>(name: Name, ...payload: Events[Name]): void {
    for (const listener of Array.from(this.#listeners.get(name) ?? [])) {
      try {
        ;(listener as Listener<Events[Name]>)(...payload)
      } catch (error) {
        reportUncaught(error)
      }
    }
  }

  listenerCount(name: keyof Events): number {
    return this.#listeners.get(name)?.size ?? 0
  }

  removeAllListeners(name?: keyof Events): void {
    if (name === undefined) this.#listeners.clear()
    else this.#listeners.delete(name)
  }
}
