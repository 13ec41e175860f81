import type { Attack } from './attack.ts'
import { makeRequests } from './http-requests.ts'
import { throwBytes } from './wire.ts'

const shownCharacters = 60

export const http: Attack = {
  perSecond: 40,
  atOnce: 60,
  async run(operation) {
    const bytes = makeRequests(operation.dice)
    operation.note(JSON.stringify(bytes.toString('latin1', 0, shownCharacters)))
    await throwBytes(bytes, operation)
  },
}
