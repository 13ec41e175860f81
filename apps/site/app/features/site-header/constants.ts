/** The header turns solid when the page is scrolled by more than this. */
export const headerSolidAfterPx = 20

/** From here on the navigation stands in the header, and there is no menu. */
export const navigationFits = '(min-width: 48rem)'
