const styleLink = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/>/g

/**
 * Puts a page's own rules into the document, so that nothing is fetched before the first paint. The link stays for
 * React, which takes rules it finds as loaded; disabled, it is never fetched. The rules carry the link's precedence,
 * by which React knows them for what they are and not for the style element it has rendered itself.
 */
export function inlineStyles(html: string, readStyles: (href: string) => string): string {
  return html.replace(
    styleLink,
    (_, href: string, rest: string) =>
      `<style${rest}>${readStyles(href).trim()}</style><link rel="stylesheet" href="${href}"${rest} disabled=""/>`,
  )
}
