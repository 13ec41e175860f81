import { createHash } from 'node:crypto'

import { brand } from '@nightdesk/content'
import { contactPath } from '@nightdesk/contracts'

import { markup, Markup } from './markup.ts'
import { pageFontsPath } from './page-fonts.ts'
import { pageStyle } from './page-style.ts'

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

/** For these pages alone: the site's faces, one stylesheet known by its hash, a form that posts home, and nothing else. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

// The bars of the site's own mark.
const mark = markup`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M5 13.5v5M10.5 10v12M16 6.5v19M21.5 11.5v9M27 14v4" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round"/></svg>`

/** A whole page around its main part. It needs nothing from the site's build, whatever state that is in. */
export function renderDocument(title: string, main: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${contactPath}${pageFontsPath}">
<style>${new Markup(pageStyle)}</style>
</head>
<body>
<header><a class="brand" href="/">${mark}${brand.product}</a></header>
<main>
${main}
</main>
<footer><p>${brand.product}</p></footer>
</body>
</html>
`.text
}
