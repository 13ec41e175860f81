// The least that any program must do for a lead that a browser posts: read it, one row flushed to the disk, an answer.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Form } from '../leads/post-lead.ts'
import { openBareStore } from './bare-store.ts'

const [, , folder = ''] = process.argv
const insert = openBareStore(folder)

const server = createServer((request, response) => void take(request, response))

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  insert((await json(request)) as Form)
  response.setHeader('content-type', 'application/json')
  response.end('{}')
}

server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit())
