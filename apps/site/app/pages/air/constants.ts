/** Spec §9: on this page a section appears when so much of it is in view. */
export const airRevealThreshold = 0.15
