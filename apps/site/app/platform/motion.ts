/** Whether the visitor asked for less movement. Read at each use: the setting can change while the page is open. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Smooth, or at once for visitors who asked for less movement. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}
