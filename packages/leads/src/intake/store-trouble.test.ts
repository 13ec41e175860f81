import { expect, it } from 'vitest'

import { StoreUnavailableError } from '../store/lead-store.ts'
import { openLeadStore } from '../store/open-store.ts'
import { createContactApp, goodForm } from '../testing/contact-app.ts'
import { createTempFolder } from '../testing/temp-folder.ts'

async function createBreakableApp() {
  const store = await openLeadStore({ dataDir: await createTempFolder() })
  const fault = { isOn: true }
  const contact = await createContactApp({
    store: {
      ...store,
      add: async (...args) => {
        if (fault.isOn) throw new StoreUnavailableError('disk full')
        return store.add(...args)
      },
    },
  })
  return { ...contact, fault }
}

it('acknowledges nothing while the disk is full, and works again afterwards', async () => {
  const { post, fault } = await createBreakableApp()

  const refused = await post(goodForm)
  fault.isOn = false
  const accepted = await post(goodForm)

  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toEqual({ error: 'service_unavailable', message: expect.any(String) })
  expect(accepted.statusCode).toBe(200)
})

it('gives a visitor without JavaScript the text back', async () => {
  const { post } = await createBreakableApp()

  const response = await post(goodForm, { headers: { accept: 'text/html' } })

  expect(response.statusCode).toBe(503)
  expect(response.body).toContain('Our phone rings at night.</textarea>')
})

it('writes nothing of the visitor into the log', async () => {
  const { post, fault, logs } = await createBreakableApp()
  await post(goodForm)
  fault.isOn = false
  await post(goodForm)
  await post({ ...goodForm, desk_note: 'x', message: 'Other' })
  await post({ ...goodForm, email: 'x' })

  const text = JSON.stringify(logs)

  expect(logs.length).toBeGreaterThanOrEqual(2)
  for (const value of ['Ada', 'ada@', '0134', 'rings', 'Other']) expect(text).not.toContain(value)
})
