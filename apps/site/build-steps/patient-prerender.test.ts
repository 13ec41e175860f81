import { expect, it, onTestFinished, vi } from 'vitest'
import { patientPrerender, waitLonger } from './patient-prerender.ts'

it('makes a limit of ten seconds one of two minutes, and leaves longer ones', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => timeout.mockRestore())
  waitLonger()

  AbortSignal.timeout(10_000)
  AbortSignal.timeout(300_000)

  expect(timeout.mock.calls).toEqual([[120_000], [300_000]])
})

it('is for builds, and comes before the pages are rendered', () => {
  expect(patientPrerender()).toMatchObject({ apply: 'build', buildApp: { order: 'pre' } })
})
