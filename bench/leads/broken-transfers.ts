// What no HTTP library would send: transfers that break the protocol, not only the form.
import { connect } from 'node:net'

const head = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n'
const json = 'Content-Type: application/json\r\n'
const multipart = 'Content-Type: multipart/form-data; boundary=XX\r\n'
const part = '--XX\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'

export const brokenTransfers: Readonly<Record<string, string>> = {
  'a length too long': `${head}${json}Content-Length: 400\r\n\r\n{"name":"a"}`,
  'a length too short': `${head}${json}Content-Length: 4\r\n\r\n{"name":"Ada"}`,
  'a negative length': `${head}${json}Content-Length: -1\r\n\r\n{}`,
  'two lengths': `${head}${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  'a length and chunks': `${head}${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a chunk cut short': `${head}${json}Transfer-Encoding: chunked\r\n\r\nff\r\n{"name":"a"}`,
  'chunks without an end': `${head}${json}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`,
  'a chunk of no size': `${head}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
  'ten thousand parts': `${head}${multipart}Content-Length: ${part.length * 10_000 + 6}\r\n\r\n${part.repeat(10_000)}--XX--`,
  'a boundary of a megabyte': `${head}Content-Type: multipart/form-data; boundary=${'a'.repeat(1_048_576)}\r\nContent-Length: 3\r\n\r\n--a`,
  'a header of 100 KB': `${head}X: ${'a'.repeat(102_400)}\r\nContent-Length: 0\r\n\r\n`,
  '5 MB declared': `${head}${json}Content-Length: 5000000\r\n\r\n${'a'.repeat(5_000_000)}`,
  '5 MB in chunks': `${head}${json}Transfer-Encoding: chunked\r\n\r\n4c4b40\r\n${'a'.repeat(5_000_000)}\r\n0\r\n\r\n`,
  'a NUL in a header': `${head}X: a\0b\r\n${json}Content-Length: 2\r\n\r\n{}`,
  'no HTTP': 'hello\r\n\r\n',
}

export type Exchange = { readonly status: number; readonly tookMs: number }

/** Sends bytes, says that there will be no more, and waits for the end. Status 0: closed without an answer. */
export function exchange(port: number, bytes: string): Promise<Exchange> {
  const started = performance.now()
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let received = ''
    socket.setEncoding('latin1').on('data', (text: string) => (received += text))
    socket.on('error', () => undefined)
    socket.on('connect', () => socket.end(Buffer.from(bytes, 'latin1')))
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1] ?? 0)
      resolve({ status, tookMs: performance.now() - started })
    })
  })
}
