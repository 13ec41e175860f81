import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'
import { keys } from '../tab.ts'

const path = '/measured-performance'

export function checkCalculator({ tab }: Visit): void {
  const savings = () => tab().run(figure, 'savings')

  describe('the calculator', () => {
    it('steps, slides, counts what is typed, and takes the digits of what is pasted', async () => {
      await tab().stayAt(path)
      await tab().click({ selector: '.stepper:has(#wage) button:last-child' })
      await expect.poll(savings).toEqual('$21,700')
      await tab().focus('.slider input')
      await tab().type(keys.right)
      await expect.poll(() => tab().run(fieldValue, 'employees')).toEqual('36')

      await tab().write({ selector: '#wage' }, '4x5')
      await expect.poll(savings).toEqual('$32,400')
      await expect.poll(() => tab().run(() => location.search.includes('wage=45'))).toEqual(true)

      await tab().run(selectWords, '$1,250 ')
      await tab().control('c')
      await tab().click({ selector: '#wage' })
      await tab().control('a')
      await tab().control('v')
      await expect.poll(() => tab().run(fieldValue, 'wage')).toEqual('1250')
      await expect.poll(savings).toEqual('$900,000')
    })
  })
}

function figure(kind: string): string | undefined {
  const text = document.querySelector(`.result[data-kind="${kind}"] .result-figure`)
  return text?.firstChild?.textContent?.trim()
}

function fieldValue(id: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`#${id}`)?.value
}

/** Words from elsewhere, selected to be copied. */
function selectWords(words: string): void {
  const note = document.createElement('textarea')
  note.value = words
  document.querySelector('main')?.prepend(note)
  note.select()
}
