const mobileNames = /android|iphone|ipad|ipod|iemobile|blackberry|bada/i

/** By the browser's own name; a tablet that calls itself a desktop is one. */
export function isMobileBrowser(userAgent: string): boolean {
  return mobileNames.test(userAgent)
}
