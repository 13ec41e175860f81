import { describe, expect, it } from 'vitest'
import { defaultWidgetConfig, readWidgetDataset, widgetConfig } from './widget-options.ts'

describe('the looks', () => {
  it('are by default those of the provider’s own widget', () => {
    expect(widgetConfig()).toEqual(defaultWidgetConfig)
    expect(defaultWidgetConfig).toMatchObject({
      position: 'bottom',
      offset: '40px',
      width: '50px',
      height: '50px',
      idle: { title: 'Have a quick question?', subtitle: 'Talk with our AI assistant' },
      loading: { title: 'Connecting...', subtitle: 'Please wait' },
      active: { title: 'Call is in progress...', subtitle: 'End the call.' },
    })
  })

  it('are changed one by one', () => {
    const config = widgetConfig({ offset: '1rem', idle: { title: 'Ask us' } })

    expect(config).toEqual({
      ...defaultWidgetConfig,
      offset: '1rem',
      idle: { ...defaultWidgetConfig.idle, title: 'Ask us' },
    })
  })

  it('stand where they can', () => {
    expect(widgetConfig({ position: 'top-left' }).position).toBe('top-left')
    expect(widgetConfig({ position: 'middle' as never }).position).toBe('bottom')
  })
})

describe('the attributes of a script tag', () => {
  it('name the assistant, the provider, the place and the looks', () => {
    expect(
      readWidgetDataset({
        assistant: 'hotels',
        apiKey: 'k',
        apiUrl: 'https://api.example.com',
        position: 'top-left',
        offset: '2rem',
        idleTitle: 'Ask us',
        idleType: 'pill',
        activeColor: 'teal',
        somethingElse: 'x',
        width: '',
      }),
    ).toEqual({
      assistant: 'hotels',
      apiKey: 'k',
      apiUrl: 'https://api.example.com',
      hidden: false,
      config: {
        position: 'top-left',
        offset: '2rem',
        idle: { title: 'Ask us', type: 'pill' },
        active: { color: 'teal' },
      },
    })
  })

  it('hide it without a value', () => {
    expect(readWidgetDataset({ hidden: '' }).hidden).toBe(true)
  })
})
