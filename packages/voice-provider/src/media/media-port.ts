import { freeUdpPort } from './free-udp-port.ts'
import { holdUdpPort } from './hold-udp-port.ts'

/** The one port for the media of all calls. */
export type MediaPort = {
  /** Opens it with the first call that needs it; where that fails, the next call tries again. */
  open(): Promise<number>
  close(): Promise<void>
}

/** Without a port that is set, one that nobody has. */
export function createMediaPort(wanted: number | undefined): MediaPort {
  type Held = { readonly udpPort: number; readonly letGo: () => void }
  let held: Promise<Held> | undefined

  async function hold(): Promise<Held> {
    const udpPort = wanted || (await freeUdpPort())
    return { udpPort, letGo: await holdUdpPort(udpPort) }
  }

  return {
    async open() {
      held ??= hold()
      try {
        return (await held).udpPort
      } catch (error) {
        held = undefined
        throw error
      }
    },
    async close() {
      const port = await held?.catch(() => undefined)
      port?.letGo()
      held = undefined
    },
  }
}
