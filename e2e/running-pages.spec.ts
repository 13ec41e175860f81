import { notFound, routes } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { unknownPath } from './site.ts'
import { byPath, surveyRunningPages, type RunningPage } from './survey.ts'

for (const width of [360, 1440]) {
  test.describe(`every page, opened and read to its end at ${width} px`, () => {
    // One look at all pages, which takes a busy machine its time.
    test.describe.configure({ mode: 'default', timeout: 120_000 })

    let all: readonly RunningPage[] = []

    test.beforeAll(async ({ browser, baseURL }) => {
      all = await surveyRunningPages(browser, { width, origin: baseURL ?? '' })
    })

    test('moves nothing by itself', () => {
      expect(byPath(all, ({ layoutShifts }) => layoutShifts)).toEqual(byPath(all, () => []))
    })

    test('breaks no content security policy', () => {
      expect(byPath(all, ({ faults }) => faults.policy)).toEqual(byPath(all, () => []))
    })

    test('asks no other host for anything', () => {
      expect(byPath(all, ({ faults }) => faults.foreign)).toEqual(byPath(all, () => []))
    })

    test('leaves the console empty, but for the path that is not there', () => {
      const expected = ({ path }: RunningPage) =>
        path === unknownPath
          ? [expect.stringContaining('404 (Not Found)'), `${notFound.logMessage} ${unknownPath}`]
          : []

      expect(byPath(all, ({ faults }) => faults.console)).toEqual(byPath(all, expected))
    })

    test('keeps its title when the program takes over', () => {
      expect(byPath(all, ({ title }) => title)).toEqual({
        ...Object.fromEntries(routes.map(({ path, meta }) => [path, meta.title])),
        [unknownPath]: notFound.meta.title,
      })
    })
  })
}
