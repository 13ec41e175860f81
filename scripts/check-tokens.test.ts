import { describe, expect, it } from 'vitest'
import { checkTokens } from './check-tokens.ts'
import { createTempProject } from './project/temp-project.ts'
import { formatViolations } from './project/violations.ts'

const check = (file: string, source: string) => {
  return formatViolations(checkTokens(createTempProject({ [`apps/site/${file}`]: source })))
}

describe('the token check', () => {
  it.each([
    ['a hex color', 'app/ui/a.css', '.a { color: #fa0 }'],
    ['a hex color with opacity', 'app/ui/a.css', '.a { color: #11223344 }'],
    ['rgb', 'app/ui/a.css', '.a { color: rgb(1 2 3) }'],
    ['hsl', 'app/ui/a.css', '.a { color: HSL(1 2% 3%) }'],
    ['oklch', 'specimen/a.css', '.a { color: oklch(60% 0.1 40) }'],
    ['a color of a drawing', 'app/illustrations/a.svg', '<path fill="#ffffff"/>'],
    ['a style attribute of a drawing', 'app/illustrations/a.svg', '<path style="fill: red"/>'],
    ['a color of a component', 'app/ui/a.tsx', `const a = <path fill="#ffffff" />`],
    ['a color in a utility class', 'app/ui/a.tsx', `const a = <p className="bg-[#fff]" />`],
    ['a font size in px', 'app/ui/a.css', '.a { font-size: 14px }'],
    ['a font in px', 'app/ui/a.css', '.a { font: 500 14px/1.2 serif }'],
    [
      'a font size in px in a utility class',
      'app/ui/a.tsx',
      `const a = <p className="text-[13px]" />`,
    ],
    ['a z-index', 'app/ui/a.css', '.a { z-index: 10 }'],
    ['a z-index in a utility class', 'app/ui/a.tsx', `const a = <p className="flex z-10" />`],
    ['the duration of a transition', 'app/ui/a.css', '.a { transition: opacity 200ms ease }'],
    ['the duration of an animation', 'app/ui/a.css', '.a { animation: turn 1.5s }'],
    ['a duration under another name', 'app/ui/a.css', '.a { --tempo: .2s }'],
    ['a duration in a utility class', 'app/ui/a.tsx', `const a = <p className="duration-200" />`],
    ['a style prop', 'app/ui/a.tsx', `const a = <p style={{ color }} />`],
  ])('refuses %s', (_title, file, source) => {
    expect(check(file, source)).toContain(`apps/site/${file}:1 `)
  })

  it.each([
    ['tokens.css', 'app/styles/tokens.css', ':root { --ink: #123; --quick: 120ms; --over: 10 }'],
    ['the favicon', 'public/favicon.svg', '<path fill="#123"/>'],
    [
      'a token',
      'app/ui/a.css',
      '.a { color: var(--text); z-index: var(--over); transition: opacity var(--quick) }',
    ],
    ['a reference', 'app/illustrations/a.svg', '<use href="#add"/><path fill="url(#fade)"/>'],
    ['a comment', 'app/ui/a.css', '/* #fff for 200ms */ .a { margin: 2px }'],
    ['no motion at all', 'app/ui/a.css', '.a { transition-duration: 0s; animation-delay: 0ms }'],
    ['an anchor', 'app/ui/a.tsx', `const a = <a href="#contact" />`],
    ['a private field', 'app/platform/a.ts', 'class A { #add = 1 }'],
    ['a file of the build', 'app/ui/a.tsx', `import a from './z-10.ts'`],
    ['a test', 'app/ui/a.test.ts', `const a = '#fff'`],
  ])('lets %s pass', (_title, file, source) => {
    expect(check(file, source)).toBe('')
  })

  it('counts lines through comments', () => {
    expect(check('app/ui/a.css', '/*\n\n*/\n.a { color: #fff }')).toBe(
      'apps/site/app/ui/a.css:4 #fff: a color belongs into tokens.css',
    )
  })
})
