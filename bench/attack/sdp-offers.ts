// Offers that were valid once. The only addresses in them are of the loopback network: a server that takes an offer at
// its word must not send anything to a stranger.
import type { Dice } from './dice.ts'

const fingerprint = Array.from({ length: 32 }, (_, at) => (at * 7 + 16).toString(16).toUpperCase())

const session = ['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0 1']
const keys = [
  'a=ice-ufrag:abcd',
  'a=ice-pwd:0123456789abcdefghijklmnop',
  `a=fingerprint:sha-256 ${fingerprint.join(':')}`,
  'a=setup:actpass',
]
const audio = [
  'm=audio 9 UDP/TLS/RTP/SAVPF 111',
  'c=IN IP4 0.0.0.0',
  'a=mid:0',
  'a=sendrecv',
  'a=rtcp-mux',
  'a=rtpmap:111 opus/48000/2',
  'a=ssrc:42 cname:page',
  ...keys,
]
const data = [
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  'a=mid:1',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
  ...keys,
]

type Lines = readonly string[]
type Mutation = (lines: Lines, dice: Dice) => Lines

const goodOffer: Lines = [...session, ...audio, ...data]

const mutations: Readonly<Record<string, Mutation>> = {
  'a line gone': (lines, dice) => lines.toSpliced(dice.whole(0, lines.length - 1), 1),
  'a line twice': (lines, dice) => insert(lines, dice, dice.pick(lines)),
  'lines shuffled': (lines, dice) => {
    return lines.toSpliced(
      1,
      lines.length - 1,
      ...lines.slice(1).toSorted(() => dice.random() - 0.5),
    )
  },
  'a value cut': (lines, dice) =>
    change(lines, dice, (line) => line.slice(0, dice.whole(0, line.length))),
  'a value repeated': (lines, dice) =>
    change(lines, dice, (line) => line + line.slice(2).repeat(dice.whole(1, 300))),
  'a character changed': (lines, dice) => {
    return change(lines, dice, (line) => {
      const at = dice.whole(0, Math.max(0, line.length - 1))
      return line.slice(0, at) + String.fromCharCode(dice.whole(0, 255)) + line.slice(at + 1)
    })
  },
  'a number changed': (lines, dice) => {
    return change(lines, dice, (line) => {
      return line.replace(
        /\d+/,
        dice.pick(['-1', '0', '65536', '4294967296', '99999999999999999999']),
      )
    })
  },
  'many lines of media': (lines, dice) => {
    const more = Array.from({ length: dice.whole(2, 120) }, (_, at) => {
      return dice.pick([audio, data]).map((line) => line.replace(/^a=mid:.*/, `a=mid:${at + 2}`))
    })
    return [...lines, ...more.flat()]
  },
  'many attributes': (lines, dice) => [...lines, ...repeat('a=x:y', dice.whole(1, 8_000))],
  'many codecs': (lines, dice) => [
    ...lines,
    ...Array.from({ length: dice.whole(1, 2_000) }, (_, at) => `a=rtpmap:${at} opus/48000/2`),
  ],
}

/** An offer with up to three things wrong, and sometimes thousands of addresses. */
export function makeOffer(dice: Dice): { readonly what: string; readonly sdp: string } {
  const names = Array.from({ length: dice.whole(0, 3) }, () => dice.pick(Object.keys(mutations)))
  const wrong = names.reduce((lines, name) => mutations[name]?.(lines, dice) ?? lines, goodOffer)
  const count = dice.chance(0.4) ? dice.pick([1, 50, 700, 3_000]) : 0
  const lines = [...wrong, ...Array.from({ length: count }, (_, at) => candidate(at, dice))]
  return { what: `${names.join(', ')}; ${count} candidates`, sdp: `${lines.join('\r\n')}\r\n` }
}

// After every other change, so that no change makes another address of it.
function candidate(at: number, dice: Dice): string {
  const address = dice.pick([
    `127.${dice.whole(0, 255)}.${dice.whole(0, 255)}.1`,
    '::1',
    '127.0.0.1',
  ])
  const kind = dice.pick(['host', 'host', 'srflx raddr 127.0.0.1 rport 9', 'relay', 'x'])
  return `a=candidate:${at} 1 ${dice.pick(['UDP', 'udp', 'TCP'])} ${dice.whole(0, 2 ** 31)} ${address} ${dice.whole(0, 65_535)} typ ${kind}`
}

function insert(lines: Lines, dice: Dice, line: string): Lines {
  return lines.toSpliced(dice.whole(1, lines.length), 0, line)
}

function change(lines: Lines, dice: Dice, edit: (line: string) => string): Lines {
  const at = dice.whole(0, lines.length - 1)
  return lines.with(at, edit(lines[at] ?? ''))
}

function repeat(line: string, count: number): Lines {
  return Array.from({ length: count }, () => line)
}
