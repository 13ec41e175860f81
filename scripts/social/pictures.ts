import { routes } from '@nightdesk/content'

/** Every picture the command makes, by its address on the site. */
export const expectedPictures: readonly string[] = [
  ...routes.map(({ path }) => `/social/${path === '/' ? 'home' : slug(path)}.png`),
  '/apple-touch-icon.png',
  '/favicon.png',
]

function slug(path: string): string {
  return path.slice(1).replaceAll('/', '-')
}
