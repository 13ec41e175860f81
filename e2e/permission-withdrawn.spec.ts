import { expect, test } from '@playwright/test'
import { findChromiumWithWindow } from '../scripts/chromium.ts'
import { expectIdle, expectNextCall, openDemo, startCall } from './cut-short.ts'
import { hummingMicrophone, microphones } from './demo.ts'
import { errorsOf } from './missing-files.ts'

// Asked and allowed as in a real browser, so that the permission can be taken back. Without a window nobody is asked.
const args = hummingMicrophone.args.filter((arg) => arg !== '--use-fake-ui-for-media-stream')
const executablePath = findChromiumWithWindow()

test.use({
  launchOptions: { ...hummingMicrophone, args, ...(executablePath ? { executablePath } : {}) },
  permissions: ['microphone'],
})

test('a permission that is withdrawn ends the call, and the next press asks again', async ({
  page,
  context,
}) => {
  test.skip(!executablePath, 'needs a Chromium with a window')
  const logged = errorsOf(page)
  await openDemo(page)
  await startCall(page)

  await context.clearPermissions()

  await expect.poll(() => microphones(page)).toEqual(['ended'])
  await expectIdle(page)
  await expect.poll(() => logged.join()).toContain('The microphone was lost.')
  await context.grantPermissions(['microphone'])
  await expectNextCall(page)
})
