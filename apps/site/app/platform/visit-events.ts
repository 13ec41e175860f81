/**
 * What late parts of a page tell about the visit, as plain events of the window. Types only: where nobody listens,
 * telling costs one call and no code.
 */
export type VisitEventName =
  'nightdesk:form-sent' | 'nightdesk:demo-started' | 'nightdesk:demo-finished'

/** Told as soon as somebody wants a call, to whatever else may sound on the page. Nobody counts it. */
export type DemoStartingName = 'nightdesk:demo-starting'
