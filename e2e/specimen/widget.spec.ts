import { expect, test } from '@playwright/test'
import { accessibilityFaults } from '../axe.ts'

test('four widgets stand in their places, each with a name, and axe finds no fault', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto('/widget.html')
  const buttons = page.locator('nightdesk-widget').getByRole('button')

  await expect(buttons).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Ask the front desk' })).toBeVisible()
  const boxes = await buttons.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return [left, top, right, bottom].map(Math.round)
    }),
  )
  expect(boxes[0]).toEqual([475, 610, 525, 660])
  expect(boxes[1]?.slice(2)).toEqual([960, 660])
  expect(boxes[2]).toEqual([912, 24, 976, 88])
  expect(boxes[3]).toEqual([40, 325, 90, 375])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a widget is used with the keyboard, and a call that cannot be is only logged', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.goto('/widget.html')
  const button = page.getByRole('button', { name: 'Night porter' })
  await button.focus()
  await page.keyboard.press('Enter')

  await expect.poll(() => lines.join()).toContain('The voice widget failed:')
  await expect(button).toHaveAttribute('data-state', 'idle')
  await expect(button).toBeFocused()
})
