/** What the conversation says about the line itself. Not among the card's words: only a call ever needs it. */
export const demoNotices = {
  'line-lost':
    'The connection was lost and the call has ended. The transcript stays on your screen.',
} as const

export type DemoNotice = keyof typeof demoNotices
