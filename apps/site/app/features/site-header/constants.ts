/** Spec §9: the header turns solid when the page is scrolled by more than this. */
export const headerSolidAfterPx = 20
