/** The one question that is asked where visits are counted, and what becomes of its answer. */
export const consent = {
  /** The name of the bar to those who do not see it. */
  name: 'Counting visits',
  question: 'May we count this visit?',
  text: 'If you agree, a counting tool from another company is loaded and may set cookies. If not, nothing is loaded.',
  policy: { label: 'Privacy policy', to: '/privacy' },
  grant: 'Agree',
  deny: 'No, thanks',
  answers: { granted: 'Your visit is counted', denied: 'Your visit is not counted' },
  change: 'Change',
  failureLog: 'The tag manager could not be loaded.',
} as const
