import { expect, it } from 'vitest'
import { industries } from './industries/index-page.ts'
import { routes } from './routes.ts'
import { socialCards } from './social.ts'

it('every page has one preview', () => {
  expect(socialCards.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort())
})

it('no two previews have the same title', () => {
  expect(new Set(socialCards.map(({ title }) => title)).size).toBe(socialCards.length)
})

it('the industries page has a tag for each industry and a place for each that is coming', () => {
  const coming = industries.cards.filter(({ link }) => link === null).length
  const rack = socialCards.find(({ path }) => path === '/industries')?.picture

  expect(rack).toMatchObject({ kind: 'rack', emptyCount: coming })
  expect(rack?.kind === 'rack' && rack.tags).toHaveLength(industries.cards.length - coming)
})
