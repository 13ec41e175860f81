import type { WidgetState } from './widget-state.ts'

/** Five bars that wait, a ring that turns, a square that ends. */
const drawings: Record<WidgetState, string> = {
  idle: 'M3 10v4M7.5 7v10M12 4v16M16.5 7v10M21 10v4',
  loading: 'M12 3a9 9 0 1 1-9 9',
  active: 'M7 7h10v10H7z',
}

/** A picture of the page's own, or ours. Made of elements, not of text: no policy of any page forbids it. */
export function drawIcon(state: WidgetState, source: string | undefined): Element {
  if (source) {
    const image = document.createElement('img')
    return Object.assign(image, { src: source, alt: '' })
  }
  const space = 'http://www.w3.org/2000/svg'
  const picture = document.createElementNS(space, 'svg')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.ariaHidden = 'true'
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', drawings[state])
  picture.append(path)
  return picture
}
