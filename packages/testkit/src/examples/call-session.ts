import {
  CallSession,
  OptionError,
  startDialOut,
  type CallSessionOptions,
} from '@nightdesk/call-session'

/** Joins a call, rings somebody up, says something, and leaves. */
export async function ringUp(options: CallSessionOptions, url: string, phoneNumber: string) {
  const session = new CallSession(options)
  try {
    await session.join({ url, audioSource: true })
    session.sendAppMessage({ type: 'say', message: 'One moment, please.' })
    await session.perform(startDialOut, { phoneNumber })
    return 'ringing'
  } catch (error) {
    if (error instanceof OptionError) return error.rule
    throw error
  } finally {
    await session.destroy()
  }
}
