import { createSocket } from 'node:dgram'
import { once } from 'node:events'

import { expect, it, onTestFinished } from 'vitest'

import { freeUdpPort } from './free-udp-port.ts'
import { createMediaPort } from './media-port.ts'

/** Another program on this port. */
async function take(port: number) {
  const socket = createSocket('udp4')
  socket.bind(port)
  await once(socket, 'listening')
  return socket
}

it('is nobody else’s from the first call on, and free again at the end', async () => {
  const media = createMediaPort(undefined)
  onTestFinished(() => media.close())
  const port = await media.open()

  expect(await media.open()).toBe(port)
  await expect(take(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })

  await media.close()
  await expect
    .poll(() =>
      take(port).then((socket) => {
        socket.close()
        return 'free'
      }, String),
    )
    .toBe('free')
})

it('is refused while another program has it, and had as soon as it is free', async () => {
  const port = await freeUdpPort()
  const other = await take(port)
  const media = createMediaPort(port)
  onTestFinished(() => media.close())

  await expect(media.open()).rejects.toMatchObject({ kind: 'unavailable' })
  other.close()
  await once(other, 'close')

  expect(await media.open()).toBe(port)
})
