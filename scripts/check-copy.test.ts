import { describe, expect, it } from 'vitest'
import { checkCopy } from './check-copy.ts'
import { createTempProject } from './project/temp-project.ts'
import { formatViolations } from './project/violations.ts'

const check = (source: string, file = 'apps/site/app/ui/a.tsx') => {
  return formatViolations(checkCopy(createTempProject({ [file]: source })))
}

describe('the copy check', () => {
  it.each([
    ['text', '<p>three words here</p>'],
    ['text around an element', '<p>three words <b>and</b> here</p>'],
    ['text around a value', '<p>up to {count} calls</p>'],
    ['text in a fragment', '<>three words here</>'],
    ['a string', `<p>{'three words here'}</p>`],
    ['a template', '<p>{`${name} is never busy`}</p>'],
    ['a choice', `<p>{isOn ? 'three words here' : null}</p>`],
    ['a condition', `<p>{isOn && 'three words here'}</p>`],
    ['a label', '<button aria-label="close this window" />'],
    ['an alternative text', `<img alt={'a desk lamp'} />`],
    ['a placeholder', '<input placeholder="your full name" />'],
    ['a title', '<abbr title={`three words ${here}now`} />'],
  ])('refuses %s of three words', (_title, jsx) => {
    expect(check(`const a = ${jsx}`)).toContain(
      'apps/site/app/ui/a.tsx:1 copy outside packages/content',
    )
  })

  it.each([
    ['two words', '<p>two words</p>'],
    ['content', '<p>{home.title}</p>'],
    ['signs between values', '<p>{from} – {to} · {unit}</p>'],
    ['classes', '<p className="three class names" />'],
    ['a path', '<path d="M 0 0 L 10 10 Z" />'],
    ['an error', `<A onClick={() => { throw new Error('three words here') }} />`],
  ])('lets %s pass', (_title, jsx) => {
    expect(check(`const a = ${jsx}`)).toBe('')
  })

  it('points at the text, not at the element around it', () => {
    expect(check(`const a = (\n  <p>\n    three words here\n  </p>\n)`)).toBe(
      'apps/site/app/ui/a.tsx:3 copy outside packages/content: "three words here"',
    )
  })

  it('leaves tests alone', () => {
    const source = 'const a = <p>three words here</p>'

    expect(check(source, 'apps/site/app/ui/a.test.tsx')).toBe('')
  })
})
