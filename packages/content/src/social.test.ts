import { expect, it } from 'vitest'
import { routes } from './routes.ts'
import { socialCards } from './social.ts'

it('every page has one preview', () => {
  expect(socialCards.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort())
})

it('no two previews have the same title', () => {
  expect(new Set(socialCards.map(({ title }) => title)).size).toBe(socialCards.length)
})

it('the industries page has five tags and four empty places', () => {
  const rack = socialCards.find(({ path }) => path === '/industries')?.picture

  expect(rack).toMatchObject({ kind: 'rack', emptyCount: 4 })
  expect(rack?.kind === 'rack' && rack.tags).toHaveLength(5)
})
