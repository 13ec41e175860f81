/** The one question that is asked where visits are counted, and what becomes of its answer. */
export const consent = {
  /** The name of the bar to those who do not see it. */
  name: 'Analytics',
  question: 'OK to use analytics?',
  text: 'If you agree, another company’s tool will count visits. It may set cookies.',
  policy: { label: 'Privacy Policy', to: '/privacy' },
  grant: 'Agree',
  deny: 'No, thanks',
  answers: { granted: 'Analytics are on', denied: 'Analytics are off' },
  change: 'Change',
  failureLog: 'The tag manager could not be loaded.',
} as const
