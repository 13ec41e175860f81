import { createHash } from 'node:crypto'

import { brand } from '@nightdesk/content'

import { markup, Markup } from './markup.ts'
import { pageStyle } from './page-style.ts'

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

/** For these pages alone: one stylesheet known by its hash, a form that posts home, and nothing else. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

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
<style>${new Markup(pageStyle)}</style>
</head>
<body>
<header><a class="brand" href="/">${brand.product}</a></header>
<main>
${main}
</main>
</body>
</html>
`.text
}
