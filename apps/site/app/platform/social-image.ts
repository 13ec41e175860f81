/** Where the preview picture of a page lies; `npm run social` draws them at this size. */
export const socialImage = {
  width: 1200,
  height: 630,
  of: (path: string): `/social/${string}.png` =>
    `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`,
}
