/** What the conversation says about the line itself. Not among the card's words: only a call ever needs it. */
export const demoNotices = {
  'line-lost':
    'The connection was lost, and the call has ended. The transcript stays on your screen.',
  'line-needed':
    'The demo is crowded right now, so we ended this call. You can call again in a minute.',
} as const

export type DemoNotice = keyof typeof demoNotices
