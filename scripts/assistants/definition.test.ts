import { readWebCallRequest } from '@nightdesk/contracts'
import { scripts } from '@nightdesk/receptionist'
import { describe, expect, it } from 'vitest'
import { defineAssistant } from './definition.ts'

describe.each(scripts)('$id at the provider', (script) => {
  const definition = defineAssistant(script, 180)

  it('greets with the same words', () => {
    expect(definition.firstMessage).toBe(script.greeting.join(' '))
  })

  it('knows every fact the embedded one knows, and the hour from the provider', () => {
    const { messages } = definition.model as { messages: { content: string }[] }
    const prompt = messages[0]?.content ?? ''
    for (const { answer } of script.answers) expect(prompt).toContain(answer.join(' '))
    expect(prompt).toContain('It is {{"now" | date:')
    expect(prompt).not.toMatch(/19[67]\d/)
  })

  it('fills in the same papers, and can hang up', () => {
    const { tools } = definition.model as { tools: { type: string; function: { name: string } }[] }
    const names = tools.map((tool) => tool.function.name)
    expect(names).toEqual(expect.arrayContaining(['hand-over', 'end-call']))
    expect(names.length).toBeGreaterThanOrEqual(3)
    expect(tools.at(-1)?.type).toBe('endCall')
  })

  it('has a name the provider takes, and limits it takes', () => {
    expect(String(definition.name).length).toBeLessThanOrEqual(40)
    expect(definition.silenceTimeoutSeconds).toBeGreaterThanOrEqual(10)
    expect(definition.maxDurationSeconds).toBe(180)
  })

  it('travels as JSON', () => {
    const text = JSON.stringify({ assistant: definition })
    expect(readWebCallRequest(text)?.assistant).toEqual(definition)
  })
})
