/** The site sets no cookies: whatever there are, the tools that the visitor has just said no to have set. */
export function forgetCookies(): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim())
  const labels = window.location.hostname.split('.')
  // Tools set them for the widest domain that they can.
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter(Boolean)) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
