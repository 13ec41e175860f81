/** A face of the site and the address of its file, which only the build knows. */
export type PageFont = { readonly family: string; readonly href: string }

export const pageFontsPath = '/fonts.css'

/** Without a build there are none, and the pages are set in what the visitor has. */
export function renderFonts(fonts: readonly PageFont[]): string {
  return fonts
    .map(({ family, href }) => {
      return `@font-face { font-family: '${family}'; src: url('${href}') format('woff2'); font-weight: 400 600; font-display: swap }\n`
    })
    .join('')
}
