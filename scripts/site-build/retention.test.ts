import { readdirSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dayMs } from '@nightdesk/contracts'
import { expect, it } from 'vitest'
import { createTempProject, writeInto } from '../project/temp-project.ts'
import { switchTo } from './releases.ts'
import { removeOldReleases, type Retention } from './retention.ts'

const now = Date.now()
const week: Retention = { keepMs: 7 * dayMs, maxBytes: 1000, servedMs: dayMs / 8 }

/** Releases by their names, of 100 bytes each, last served so many days ago; the first is the current one. */
function createReleases(ages: Readonly<Record<string, number>>) {
  const build = createTempProject({})
  for (const name of Object.keys(ages)) {
    writeInto(build, `releases/${name}/client/assets/app-${name}.js`, 'x'.repeat(100))
  }
  const [first = ''] = Object.keys(ages)
  switchTo(build, join(build, 'releases', first))
  for (const [name, days] of Object.entries(ages)) setAge(join(build, 'releases', name), days)
  return build
}

function setAge(release: string, days: number): void {
  const date = new Date(now - days * dayMs)
  utimesSync(release, date, date)
}

const left = (build: string) => readdirSync(join(build, 'releases')).sort()

it('keeps the earlier releases of a week and removes older ones', () => {
  const build = createReleases({ current: 30, yesterday: 1, sixDays: 6, eightDays: 8 })

  removeOldReleases(build, week, now)

  expect(left(build)).toEqual(['current', 'sixDays', 'yesterday'])
  expect(readdirSync(build).sort()).toEqual(['current', 'releases'])
})

it('removes the oldest first when they take too much room, and never the current one', () => {
  const build = createReleases({ current: 30, one: 1, two: 2, three: 3 })

  removeOldReleases(build, { ...week, maxBytes: 250 }, now)

  expect(left(build)).toEqual(['current', 'one', 'two'])
})

it('keeps what a server serves at this moment, however much room it takes', () => {
  const build = createReleases({ current: 30, served: 0.01, old: 3 })

  removeOldReleases(build, { ...week, maxBytes: 0 }, now)

  expect(left(build)).toEqual(['current', 'served'])
})

it('counts the week of a release from the moment another took its place', () => {
  const build = createReleases({ longLived: 30, next: 30 })

  switchTo(build, join(build, 'releases/next'))
  removeOldReleases(build, week, now)

  expect(left(build).map((name) => basename(name))).toEqual(['longLived', 'next'])
})
