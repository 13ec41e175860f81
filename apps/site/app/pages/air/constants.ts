/** On this page a section appears once this share of it is in view. */
export const airRevealThreshold = 0.15
