/**
 * Small things that are drawn by a ground alone: browsers leave grounds out on paper, and a hole stays where a stop was
 * yellow or a box was ticked. Runs in the page, so it uses nothing from outside of itself.
 */
export function unprintedMarks(): string[] {
  const largestPx = 100
  const transparent = /(?:, 0|\/ 0)\)$/
  const isEmpty = (element: Element, part: string) =>
    part === ''
      ? element.childNodes.length === 0 &&
        !element.matches('input, textarea, img, video, svg, svg *')
      : getComputedStyle(element, part).content === '""'
  const isLeftOut = (style: CSSStyleDeclaration) => {
    const isSmall = [style.width, style.height].every(
      (size) => Number.parseFloat(size) <= largestPx,
    )
    const isDrawn = !transparent.test(style.backgroundColor) || style.backgroundImage !== 'none'
    const isPrinted = style.getPropertyValue('print-color-adjust') === 'exact'
    return style.display !== 'none' && isSmall && isDrawn && !isPrinted
  }
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      ['', '::before', '::after']
        .filter((part) => isEmpty(element, part) && isLeftOut(getComputedStyle(element, part)))
        .map((part) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}${part}`),
    )
    .filter((mark, at, all) => all.indexOf(mark) === at)
}
