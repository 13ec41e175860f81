import { expect } from '@playwright/test'
import { captions, stopButton, type } from '../demo.ts'
import { open } from '../site.ts'
import { answer, collected, countingSite } from './tag-desk.ts'

const test = countingSite({ VOICE_PROVIDER: 'embedded' })

test('the beginning and the end of a call are told, and nothing that was said', async ({
  page,
  standIn,
}) => {
  await open(page, '/industries/transportation')
  await answer(page, 'grant').click()
  await type(page, 'I need a car to the airport')

  await expect.poll(() => collected(standIn).at(-1)).toEqual({ event: 'demo_started' })
  await expect(captions(page).locator('[data-by="assistant"]')).not.toHaveCount(0)
  await stopButton(page).click()

  await expect.poll(() => collected(standIn).at(-1)).toEqual({ event: 'demo_finished' })
  expect(JSON.stringify(standIn.arrivals)).not.toContain('airport')
})
