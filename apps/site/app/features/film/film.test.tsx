import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Film } from './film.tsx'

const words = {
  label: 'the label',
  description: 'the description',
  pauseLabel: 'pause it',
  playLabel: 'play it',
}

describe('the film’s markup, before any script has run', () => {
  const markup = renderToStaticMarkup(<Film {...words} />)

  it('is a silent, looping video with a poster', () => {
    const video = /<video[^>]*>/.exec(markup)?.[0] ?? ''

    for (const attribute of ['muted', 'loop', 'playsInline', 'poster', 'width', 'height']) {
      expect(video).toContain(` ${attribute}=`)
    }
  })

  it('has the browser’s own controls only where no script will bring a button', () => {
    const [live = '', plain = ''] = markup.split('<noscript>')

    expect(live).not.toContain('controls')
    expect(plain).toMatch(/^<video[^>]* controls=/)
  })

  it('fetches nothing of the film itself and does not start it', () => {
    expect(markup).toContain('preload="none"')
    expect(markup).not.toContain('autoplay')
  })

  it('names no file where a script will ask for it: WebKit would hold back the load of the page', () => {
    const [live = '', plain = ''] = markup.split('<noscript>')

    expect(live).not.toContain('<source')
    expect(plain).toContain('<source')
  })

  it('says what happens, and the video refers to it', () => {
    const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1]

    expect(markup).toContain(`<p id="${id}">the description</p>`)
  })

  it('keeps the place of a button that does nothing yet', () => {
    expect(markup).toMatch(/<span class="film-switch"[^>]*data-waits="true"[^>]*><button/)
  })

  it('has no style attribute, which the security policy forbids', () => {
    expect(markup).not.toContain('style=')
  })

  it('fetches the poster early only where it opens the page', () => {
    expect(markup).not.toContain('rel="preload"')
    expect(renderToStaticMarkup(<Film {...words} isLead />)).toContain('rel="preload"')
  })
})
