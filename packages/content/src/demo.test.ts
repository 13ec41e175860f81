import { describe, expect, it } from 'vitest'
import { brand } from './brand.ts'
import { demoBlocks, demoCard } from './demo.ts'

describe('the voice demo card', () => {
  it('has the default title of the specification', () => {
    expect(demoCard.title).toBe('Try Our AI Receptionist for Ground Transportation')
  })

  it('reads ‘Try the Live Voice Demo’ when idle and ‘Stop Demo’ while starting or active', () => {
    expect(demoCard.button).toEqual({
      idle: 'Try the Live Voice Demo',
      starting: 'Stop Demo',
      active: 'Stop Demo',
    })
  })

  it('carries the product’s name as its footer label', () => {
    expect(demoCard.product).toBe(brand.product)
  })

  it('names the one language the demo speaks, and no more', () => {
    expect(demoCard.languages).toBe('Demo in English')
  })

  it('says before the first press that the microphone will be used', () => {
    expect(demoCard.microphone).toBe('Uses your microphone')
  })

  it.each(Object.entries(demoBlocks))(
    'has a title and a description on the %s page',
    (_, block) => {
      expect(block.title).toMatch(/^Try Our AI Receptionist\b/)
      expect(block.description.length).toBeGreaterThan(40)
    },
  )
})
