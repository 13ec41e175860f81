/** The one question that is asked where visits are counted, and what becomes of its answer. */
export const consent = {
  /** The name of the bar to those who do not see it. */
  name: 'Counting visits',
  question: 'May we count this visit?',
  text: 'Only if you agree is the counting tool of another company loaded; it may set cookies.',
  policy: { label: 'Privacy policy', to: '/privacy' },
  grant: 'Agree',
  deny: 'No, thanks',
  answers: { granted: 'Your visit is counted', denied: 'Your visit is not counted' },
  change: 'Change',
  failureLog: 'The tag manager could not be loaded.',
} as const
