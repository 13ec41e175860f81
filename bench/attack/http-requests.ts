// Requests that a client library would never write, put together from parts that are each wrong in their own way.
import type { Dice } from './dice.ts'

/** Every kind of address the server knows, and some that it does not. */
export const paths = [
  '/',
  '/contact',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/contact',
  '/api/contact/proof',
  '/api/geo',
  '/api/error-reports',
  '/voice/token',
  '/voice/call',
  '/voice/call/web',
  '/voice/call/web/x/media?key=y',
  '/voice/assistant/hotels',
  '/favicon.ico',
  '/sitemap.xml',
  '/x',
] as const

type Part = (dice: Dice) => string

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT']
const oddMethods = ['PRI', 'PROPFIND', 'M-SEARCH', 'QUERY', 'get', 'G\0T', '', 'A'.repeat(300)]
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 ', 'http/1.1', '']
const lineEnds = ['\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\n\r\n']

const targets: readonly Part[] = [
  (dice) => dice.pick(paths),
  (dice) => dice.pick(paths),
  (dice) => `http://localhost${dice.pick(paths)}`,
  (dice) => `http://user:word@elsewhere.example:99999${dice.pick(paths)}`,
  () => '*',
  () => 'localhost:443',
  (dice) =>
    dice.pick(['%', '/%', '/%zz', '/%00', '/%ff%fe', '/%2e%2e/%2e%2e/etc/passwd', '/%c0%af']),
  (dice) => dice.pick(['/../../etc/passwd', '//x/y', '/\\x', '/.git/config', '/;a=b', '/?', '/#x']),
  (dice) => `/${'a'.repeat(dice.pick([4_000, 5_000, 17_000, 70_000]))}`,
  (dice) => `/?${'a[]=1&'.repeat(dice.whole(1, 600))}`,
  (dice) => `/${'../'.repeat(dice.whole(1, 900))}`,
]

const headers: readonly Part[] = [
  () => 'Host: localhost',
  (dice) => `Host: ${dice.pick(['', 'a b', 'elsewhere.example', '[::1', 'x:99999', 'a,b'])}`,
  (dice) =>
    `Content-Length: ${dice.pick(['0', '5', '-1', '+5', '0x5', '5, 5', '99999999999999999999', ' '])}`,
  (dice) =>
    `Transfer-Encoding: ${dice.pick(['chunked', 'xchunked', 'chunked, identity', 'gzip, chunked', '\vchunked', 'CHUNKED'])}`,
  (dice) => `Transfer-Encoding${dice.pick([' :', '\t:', ':\n '])} chunked`,
  (dice) => `Expect: ${dice.pick(['100-continue', '200-ok', ''])}`,
  (dice) =>
    `Connection: ${dice.pick(['keep-alive', 'close', 'Upgrade', 'Host, Content-Length', ''])}`,
  (dice) => `Upgrade: ${dice.pick(['websocket', 'h2c', 'TLS/1.0', ''])}`,
  (dice) =>
    `Range: bytes=${dice.pick(['0-', '-1', '0-0,'.repeat(1_000), '5-1', '99999999999999999999-', 'x'])}`,
  (dice) => `If-None-Match: ${dice.pick(['*', '"', 'W/"a", '.repeat(1_000), '"'.repeat(500)])}`,
  (dice) =>
    `Accept-Encoding: ${dice.pick(['br;q=x', 'gzip;q=1e99', ',,,', 'identity;q=0, *;q=0'])}`,
  (dice) => `X-Forwarded-For: ${dice.pick(['1.2.3.4', 'x', '::', '1.1.1.1, '.repeat(500)])}`,
  (dice) => `Cookie: ${'a=b; '.repeat(dice.whole(1, 500))}`,
  (dice) =>
    `Authorization: ${dice.pick(['Bearer', 'Bearer x', 'Basic ', `Bearer ${'a'.repeat(2_000)}`])}`,
  (dice) =>
    `Content-Type: ${dice.pick(['application/json', 'application/sdp', 'multipart/form-data', ';', 'a/b; c="'])}`,
  () => 'X-Folded: a\r\n b\r\n\tc',
  () => ': no name',
  () => 'No colon',
  (dice) => `X-Bytes: ${dice.bytes(dice.whole(1, 60)).toString('latin1')}`,
  (dice) => `X-Long: ${'a'.repeat(dice.pick([100, 8_000, 16_300, 40_000]))}`,
  (dice) => Array.from({ length: dice.whole(100, 3_000) }, (_, at) => `X-${at}: a`).join('\r\n'),
]

const bodies: readonly Part[] = [
  () => '',
  () => '{"assistantId":"hotels"}',
  (dice) => dice.bytes(dice.whole(1, 400)).toString('latin1'),
  (dice) => `${dice.pick(['5', 'ffffffffffffffff', '-1', '5;x=y', 'zz', '0005', ''])}\r\nhello\r\n`,
  (dice) => `5\r\nhello\r\n0\r\n${'X-Trailer: a\r\n'.repeat(dice.whole(0, 900))}\r\n`,
  () => '0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: smuggled\r\n\r\n',
  (dice) => 'a'.repeat(dice.pick([1_000, 65_536, 70_000, 300_000])),
]

/** One request, or a few behind each other on one connection. */
export function makeRequests(dice: Dice): Buffer {
  const count = dice.chance(0.2) ? dice.whole(2, 40) : 1
  return Buffer.concat(Array.from({ length: count }, () => makeRequest(dice)))
}

function makeRequest(dice: Dice): Buffer {
  const method = dice.pick(dice.chance(0.8) ? methods : oddMethods)
  const version = dice.chance(0.8) ? 'HTTP/1.1' : dice.pick(versions)
  const target = dice.pick(targets)(dice)
  const lines = [
    `${method} ${target} ${version}`,
    ...(dice.chance(0.7) ? ['Host: localhost'] : []),
    ...Array.from({ length: dice.whole(0, 6) }, () => dice.pick(headers)(dice)),
  ]
  const end = dice.chance(0.85) ? '\r\n' : dice.pick(lineEnds)
  return Buffer.from(`${lines.join(end)}${end}${end}${dice.pick(bodies)(dice)}`, 'latin1')
}
