// What a visitor's own colors would hide. Each function runs in the page, so it uses nothing from outside of itself.

/** Small things that are drawn by a background alone: a visitor's own colors take every background away. */
export function lostMarks(): string[] {
  const transparent = /(?:, 0|\/ 0)\)$/
  const parts = ['', '::before', '::after']
  const isEmptyMark = (element: Element, part: string) =>
    part === ''
      ? element.childNodes.length === 0 && !element.matches('input, textarea, img, video, svg *')
      : getComputedStyle(element, part).content === '""'
  const isDrawn = (style: CSSStyleDeclaration) =>
    !transparent.test(style.backgroundColor) || style.backgroundImage !== 'none'
  const survives = (style: CSSStyleDeclaration) =>
    style.forcedColorAdjust === 'none' ||
    [style.borderTopWidth, style.borderLeftWidth].some((width) => width !== '0px')
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      return parts
        .filter((part) => isEmptyMark(element, part))
        .filter((part) => {
          const style = getComputedStyle(element, part)
          return style.display !== 'none' && isDrawn(style) && !survives(style)
        })
        .map((part) => `${element.tagName.toLowerCase()}.${element.className}${part}`)
    })
    .filter((mark, at, all) => all.indexOf(mark) === at)
}

/** Lines set so tightly that the plate, which a visitor's own colors put behind each of them, would cover the next. */
export function tightPlates(): string[] {
  const leastLeading = 1.2
  /** Smaller letters have plates that reach out by a pixel or two. */
  const largePx = 24
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    )
  return [...document.querySelectorAll('main *, footer *')]
    .filter((element) => hasWords(element) && element.checkVisibility())
    .filter((element) => !element.matches('svg *, button, script, style, noscript'))
    .filter((element) => {
      const { lineHeight, fontSize, forcedColorAdjust } = getComputedStyle(element)
      const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      const isLarge = Number.parseFloat(fontSize) >= largePx
      return isLarge && leading < leastLeading && forcedColorAdjust !== 'none'
    })
    .map((element) => `${element.className}: ${element.textContent}`)
}

/**
 * Words in the color of the plate behind them, or of the ground they stand on, where a browser has no plates: a system
 * color that a role brings along is not forced into another.
 */
export function unreadableWords(): string[] {
  const probe = document.createElement('i')
  probe.style.color = 'Canvas'
  document.body.append(probe)
  const plate = getComputedStyle(probe).color
  probe.remove()
  // Black ends in a zero as well, and is none of these.
  const transparent = /^rgba\(.*, 0\)$|\/ 0\)$/
  const ground = (element: Element | null): string => {
    if (!element) return plate
    const { backgroundColor } = getComputedStyle(element)
    return transparent.test(backgroundColor) ? ground(element.parentElement) : backgroundColor
  }
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && !element.matches('svg *, script, style'))
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    .filter((element) => {
      const { color, forcedColorAdjust } = getComputedStyle(element)
      return (color === plate && forcedColorAdjust !== 'none') || color === ground(element)
    })
    .map(({ textContent }) => textContent ?? '')
}

/** Headings that a line crosses: a border that is transparent is not, in a visitor's own colors. */
export function crossedHeadings(): string[] {
  const seen = [...document.querySelectorAll('main *')].filter((element) =>
    element.checkVisibility({ contentVisibilityAuto: true }),
  )
  const lines = seen.flatMap((element) => {
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(element)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [
      { left, right, y: top, width: borderTopWidth },
      { left, right, y: bottom, width: borderBottomWidth },
    ].filter(({ width }) => width !== '0px')
  })
  const isCrossed = ({ left, right, top, bottom }: DOMRect) => {
    const inset = (bottom - top) / 4
    return lines.some(
      (line) =>
        line.y > top + inset && line.y < bottom - inset && line.left < right && line.right > left,
    )
  }
  return seen
    .filter((element) => element.matches('h1, h2') && !element.closest('.visually-hidden'))
    .filter((heading) => {
      const words = document.createRange()
      words.selectNodeContents(heading)
      return isCrossed(words.getBoundingClientRect())
    })
    .map(({ textContent }) => textContent ?? '')
}

/** Marks that keep their own colors, and whose colors can hardly be told from the ground that a visitor has chosen. */
export function sunkMarks(): string[] {
  const leastContrast = 3
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const luminance = (color: string) => {
    if (!pen) return 0
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map(
      (value) => (value / 255) ** 2.2,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const probe = document.createElement('i')
  probe.style.color = 'Canvas'
  document.body.append(probe)
  const ground = luminance(getComputedStyle(probe).color)
  probe.remove()
  const isSunk = (color: string) => {
    const [dark = 0, bright = 0] = [luminance(color), ground].toSorted((one, other) => one - other)
    return (bright + 0.05) / (dark + 0.05) < leastContrast
  }
  const drawn = (element: Element, part: string) => {
    const style = getComputedStyle(element, part)
    if (style.forcedColorAdjust !== 'none' || style.display === 'none') return []
    if (part === '') return element.matches('svg.drawing') ? [style.stroke] : []
    if (style.content !== '""') return []
    const border = style.borderTopWidth === '0px' ? [] : [style.borderTopColor]
    return [...border, ...(style.backgroundImage.match(/(?:rgba?|oklch|color)\([^)]*\)/g) ?? [])]
  }
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      ['', '::before', '::after']
        .filter((part) => {
          const colors = drawn(element, part)
          return colors.length > 0 && colors.every(isSunk)
        })
        .map((part) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}${part}`),
    )
    .filter((mark, at, all) => all.indexOf(mark) === at)
}
