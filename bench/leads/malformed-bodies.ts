// Bodies no contact form sends: what a broken proxy, a scanner or an attacker may post. Made from a seed, so that a
// failure can be had again.
import { seededRandom } from './random.ts'

export type Post = { readonly type: string; readonly body: Buffer; readonly kind: string }

type Pick = <Item>(items: readonly Item[]) => Item

const names = [
  '',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'name[]',
  'name[a][b]',
  'NAME',
  'cc',
  'a'.repeat(300),
]
const texts = [
  '',
  'a',
  '\0',
  '\r\nBcc: x',
  '%0d%0a',
  '<script>',
  '\ufeff',
  'a'.repeat(20_000),
  '💥',
]
const multipart = 'multipart/form-data; boundary=XX'
const urlEncoded = 'application/x-www-form-urlencoded'
const json = 'application/json'

type Maker = (pick: Pick, random: () => number) => Omit<Post, 'kind'>

const makers: Readonly<Record<string, Maker>> = {
  'no end boundary': (pick) => asMultipart(part('name', pick(texts))),
  'a broken boundary': (pick) => asMultipart(`${part('name', pick(texts))}--XX-\r\n`),
  'a strange part name': (pick) => asMultipart(`${part(pick(names), pick(texts))}--XX--`),
  'a file': (pick) => asMultipart(`${part('name"; filename="a.exe', pick(texts))}--XX--`),
  'many parts': (_pick, random) => {
    return asMultipart(`${part('a', '').repeat(20 + Math.floor(random() * 900))}--XX--`)
  },
  'a part twice': (pick) => asMultipart(`${part('name', pick(texts)).repeat(2)}--XX--`),
  'no boundary named': (pick) => ({
    type: pick([
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=""',
    ]),
    body: Buffer.from(`${part('name', 'a')}--XX--`),
  }),
  'a long boundary': () => ({
    type: `multipart/form-data; boundary=${'a'.repeat(5_000)}`,
    body: Buffer.from('--a'),
  }),
  'a strange field': (pick) => asText(urlEncoded, `${pick(names)}=${pick(texts)}`),
  'a field twice': (pick) => asText(urlEncoded, `email=a&email=${encodeURIComponent(pick(texts))}`),
  'a bad percent sign': (pick) => asText(urlEncoded, `name=${pick(['%', '%z', '%zz', '%f'])}`),
  'not UTF-8': (pick, random) => ({
    type: pick([urlEncoded, json, multipart]),
    body: Buffer.from(Array.from({ length: 200 }, () => 128 + Math.floor(random() * 128))),
  }),
  'UTF-16': (pick) => ({
    type: pick([json, `${json}; charset=utf-16le`, `${urlEncoded}; charset=utf-7`]),
    body: Buffer.from('{"name":"a"}', 'utf16le'),
  }),
  'nested JSON': (pick) => {
    return asText(
      json,
      pick(['{"name":{}}', '{"name":["a"]}', '['.repeat(20_000), '{"a":'.repeat(5_000)]),
    )
  },
  'a strange JSON name': (pick) => asText(json, `{${JSON.stringify(pick(names))}:"a"}`),
  'a JSON name twice': () => asText(json, String.raw`{"name":"a","n\u0061me":"b"}`),
  'broken JSON': (pick, random) => {
    const text = '{"name":"Ada","email":"ada@clinic.example","message":"Hello"}'
    return asText(
      json,
      text.slice(0, Math.floor(random() * (text.length - 1))) + pick(['', '"', '\0', '}}']),
    )
  },
  'fields that break the rules': (pick) => {
    return asText(
      json,
      JSON.stringify({ name: pick(texts), email: pick(texts), message: pick(texts) }),
    )
  },
  'too much': () => asText(urlEncoded, `message=${'a'.repeat(70_000)}`),
  'another type': (pick) => ({
    type: pick([
      '',
      'text/plain',
      'text/xml',
      'application/octet-stream',
      ';',
      'multipart/mixed; boundary=XX',
    ]),
    body: Buffer.from('name=a'),
  }),
  noise: (pick, random) => ({
    type: pick([urlEncoded, json, multipart]),
    body: Buffer.from(Array.from({ length: Math.floor(random() * 500) }, () => random() * 256)),
  }),
}

/** As many as asked for, each kind in turn. None of them is a contact form. */
export function* malformedPosts(count: number, seed: number): Generator<Post> {
  const random = seededRandom(seed)
  const pick: Pick = (items) => items[Math.floor(random() * items.length)] as (typeof items)[number]
  const kinds = Object.entries(makers)
  for (let index = 0; index < count; index += 1) {
    const [kind, make] = kinds[index % kinds.length] as (typeof kinds)[number]
    yield { kind, ...make(pick, random) }
  }
}

function part(name: string, value: string): string {
  return `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

function asMultipart(text: string): Omit<Post, 'kind'> {
  return asText(multipart, text)
}

function asText(type: string, text: string): Omit<Post, 'kind'> {
  return { type, body: Buffer.from(text) }
}
