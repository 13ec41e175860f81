import { describe, expect, it } from 'vitest'
import { comingNoteOf, comingNotes } from './coming-notes.ts'
import { contactNextFor } from './contact-next.ts'
import { contactTargetFrom } from './contact-anchors.ts'
import { products } from './products.ts'
import { routes } from './routes.ts'
import { solutionEntries } from './solutions/entries.ts'

describe('the example of a coming agent', () => {
  it('is there for each of the six, and for nobody else', () => {
    const ids = products.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id)
    expect(ids.map((id) => comingNoteOf(id)?.rows.length)).toEqual(Array(6).fill(4))
    expect(new Set(ids.map((id) => comingNoteOf(id)?.title)).size).toBe(6)
    expect(comingNoteOf('air')).toBeUndefined()
  })

  it('says what AIR does about the same work today, in one or two sentences of its own', () => {
    const said = Object.values(comingNotes).map(({ today }) => today)
    expect(new Set(said).size).toBe(6)
    expect(said.filter((words) => !words.startsWith('AIR '))).toEqual([])
  })
})

describe('the job of a coming agent', () => {
  const notes = Object.values(comingNotes)

  it('is told in words of its own: what it does, when it is wanted, where it stops', () => {
    const said = notes.flatMap(({ job }) => [job.title, ...job.duties, ...job.signs, job.limit])
    expect(new Set(said).size).toBe(6 * 8)
  })

  it('is told as what will be, with no figure a reader could hold us to', () => {
    expect(notes.filter((note) => /\d+ ?%|\$\d|24\/7/.test(JSON.stringify(note.job)))).toEqual([])
  })

  it('names the part of it that we build today, and its card among the solutions', () => {
    const cards = solutionEntries.map(({ id, title }) => [`/use-cases#${id}`, title.toLowerCase()])
    const titles = new Map<string, string>(cards as [string, string][])
    for (const { built } of notes) {
      expect(built.link.label).toBe(`See ${titles.get(built.link.to)}`)
    }
    expect(new Set(notes.map(({ built }) => built.text)).size).toBe(6)
  })
})

describe('what happens next', () => {
  const pages = routes
    .map(({ path }) => path)
    .filter((path) => contactTargetFrom(path) !== '/#contact')

  it('says on each page with a form of its own what the call is about', () => {
    const usual = contactNextFor('/a-page-without-one').rows[1]?.value
    const topics = [...new Set(['/', ...pages])].map((path) => contactNextFor(path).rows[1]?.value)
    const own = topics.filter((topic) => topic !== usual)

    expect(topics.every(Boolean)).toBe(true)
    expect(own.length).toBeGreaterThanOrEqual(10)
    expect(new Set(own).size).toBe(own.length)
  })

  it('carries the stamp, except where the page prints it right above', () => {
    expect(contactNextFor('/').stamp).toBeUndefined()
    expect(contactNextFor('/products/air').stamp?.top).toBe('Money back')
  })

  it('promises neither a rate nor money back for an agent that cannot be bought yet', () => {
    const { rows, stamp } = contactNextFor('/products/aisa')
    expect(stamp).toBeUndefined()
    expect(rows.map(({ value }) => value).join(' ')).not.toMatch(/rate|money/i)
    expect(rows).toHaveLength(3)
  })

  it('promises no call to somebody who may have left no number', () => {
    expect(contactNextFor('/').rows[0]?.value).not.toMatch(/\bcalls?\b/)
  })
})
