import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Takes out what the bundler wraps around every late import: it brings the styles of late files, which have none here,
 * and preloads their parts, nearly all of which the page has already.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : null),
    generateBundle(_options, bundle) {
      const styled = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.viteMetadata?.importedCss.size,
      )
      if (styled) this.error(`${styled.fileName} has styles of its own, which nothing would bring`)
    },
  }
}
