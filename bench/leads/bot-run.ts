import { createHash } from 'node:crypto'
import { beginsWithZeros, elapsedField, honeypotField, proofText } from '@nightdesk/contracts'
import { numberedForm } from './post-lead.ts'

type Answer = { readonly reference?: string; readonly proofBits?: number }

async function post(url: string, body: object, from: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** A program's posts, one after the other as fast as they are answered, from one address. Returns how many were taken. */
export async function runBot(url: string, posts: number): Promise<number> {
  let taken = 0
  for (let number = 0; number < posts; number += 1) {
    const response = await post(`${url}/api/contact`, numberedForm(number), '203.0.113.66')
    await response.text()
    if (response.ok) taken += 1
  }
  return taken
}

// What Chrome, Safari and password managers put into the fields they know.
const names = ['Ada Moss', 'MOSS, ADA', 'Dr. Ada Moss-O’Neill', '田中 花子', 'ada']
const phones = ['', '+12125550134', '(212) 555-0134', '212.555.0134', '0044 20 7946 0018']
const times = ['', '2000', '2000.5', '86400000', '4321']

/** People whose browsers fill in the form, each at home, and work for it when asked. Returns how many were taken. */
export async function runPeople(url: string, people: number): Promise<number> {
  let taken = 0
  for (let number = 0; number < people; number += 1) {
    const form = {
      ...numberedForm(5_000 + number),
      name: names[number % names.length],
      phone: phones[number % phones.length],
      [honeypotField]: '',
      [elapsedField]: times[number % times.length],
    }
    const from = `198.51.${number}.7`
    const response = await post(`${url}/api/contact`, form, from)
    const { reference = '', proofBits = 0 } = (await response.json()) as Answer
    if (response.ok) taken += 1
    if (proofBits > 0) {
      await post(
        `${url}/api/contact/proof`,
        { reference, nonce: solve(reference, proofBits) },
        from,
      )
    }
  }
  return taken
}

function solve(reference: string, bits: number): number {
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(proofText(reference, nonce)).digest()
    if (beginsWithZeros(hash, bits)) return nonce
  }
}
