import { expect, test } from '@playwright/test'
import { answerIn, eventNames, openDesk, prepareDesk, refuseSound } from './desk-page.ts'

prepareDesk()

// A mouse gives leave when it is pressed, a finger when it is lifted, and some browsers wait for the click.
for (const gesture of ['pointerdown', 'pointerup', 'click']) {
  test(`waits where the browser plays nothing before a ${gesture}`, async ({ page }) => {
    await openDesk(page, answerIn(page))
    const received = () => page.evaluate(() => window.desk.farEnd.received)
    await refuseSound(page, gesture)

    await page.evaluate(() => window.desk.client.start('air'))
    await expect.poll(() => eventNames(page)).toContain('playback-blocked')
    expect(await received()).not.toContain('playable')

    await page.mouse.click(5, 5)

    await expect.poll(received).toContain('playable')
    expect((await eventNames(page)).filter((name) => name === 'playback-blocked')).toHaveLength(1)
  })
}
