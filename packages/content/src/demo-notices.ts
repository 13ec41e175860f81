/** What the conversation says about the line itself. Not among the card's words: only a call ever needs it. */
export const demoNotices = {
  'line-lost':
    'The connection was lost and the call has ended. The transcript stays on your screen.',
  'lines-busy':
    'All lines are busy right now. Please try again in a minute, or write to us with the contact form.',
  'call-open':
    'A call from your connection is open already, maybe in another tab. End it there, then try again.',
  'calls-used-up':
    'That was the last demo call for now. Please come back later, or write to us with the contact form.',
  'line-needed':
    'Others were waiting for a line, so this call has ended. You can call again in a minute.',
} as const

export type DemoNotice = keyof typeof demoNotices
