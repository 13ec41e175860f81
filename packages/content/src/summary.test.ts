import { expect, it } from 'vitest'
import { routes } from './routes.ts'
import { summary } from './summary.ts'

it('the summary lists every page of the route table once', () => {
  const listed: readonly string[] = summary.groups.flatMap<string>(({ paths }) => paths)

  expect([...listed].sort()).toEqual(routes.map(({ path }) => path as string).sort())
})
