// Every kind of error the session tells of, how it comes about, and how it does not.
import { nothingLeft, recordEvents, settle } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import {
  CallFatalError,
  fatalErrorTypes,
  MediaError,
  mediaErrorTypes,
  setCamera,
  setUserData,
  startCamera,
  startDialOut,
  startScreenShare,
  testCallQuality,
  testNetworkConnectivity,
  updateCustomTrayButtons,
  updateInputSettings,
  type CallSession,
  type CallSessionOptions,
  type FatalErrorType,
  type MediaErrorType,
  type Operation,
  type SessionErrorKind,
} from '../index.ts'
import { createDesk, rejection, url } from '../testing/desk.ts'

type Desk = ReturnType<typeof createDesk>
type Prepare = (desk: Desk) => Promise<unknown> | void
type Use = {
  readonly rule: string
  readonly kind: SessionErrorKind
  readonly use: (session: CallSession) => Promise<unknown>
  readonly wrong: { readonly options?: Partial<CallSessionOptions>; readonly prepare?: Prepare }
  readonly right: { readonly options?: Partial<CallSessionOptions>; readonly prepare?: Prepare }
}

const perform =
  <Options>(operation: Operation<Options>, options: Options) =>
  (session: CallSession) =>
    session.perform(operation, options)
const join: Prepare = ({ session }) => session.join({ url })
const able =
  (...methods: string[]): Prepare =>
  ({ transport }) =>
    methods.forEach((method) => transport.abilities.set(method, async () => 'done'))
const both =
  (...steps: Prepare[]): Prepare =>
  async (desk) => {
    for (const step of steps) await step(desk)
  }
const startTest: Prepare = async ({ session, transport }) => {
  transport.abilities.set('testCallQuality', () => new Promise(() => {}))
  await session.perform(startCamera, {})
  void session.perform(testCallQuality, undefined)
}
const buttons = { a: { iconPath: 'https://a.example', label: 'a', tooltip: 'b' } }

const uses: readonly Use[] = [
  {
    rule: 'use after destroy',
    kind: 'use-after-destroy',
    use: (session) => session.join({ url }),
    wrong: { prepare: ({ session }) => session.destroy() },
    right: {},
  },
  {
    rule: 'method only valid after join',
    kind: 'only-after-join',
    use: perform(startDialOut, { phoneNumber: '+12125550134' }),
    wrong: { prepare: able('startDialOut') },
    right: { prepare: both(able('startDialOut'), join) },
  },
  {
    rule: 'method not valid after join',
    kind: 'not-after-join',
    use: perform(startCamera, {}),
    wrong: { prepare: both(able('startCamera'), join) },
    right: { prepare: able('startCamera') },
  },
  {
    rule: 'pre-call test in progress',
    kind: 'test-in-progress',
    use: perform(testNetworkConnectivity, undefined),
    wrong: { prepare: both(able('startCamera', 'testNetworkConnectivity'), startTest) },
    right: { prepare: able('testNetworkConnectivity') },
  },
  {
    rule: 'only in call-object mode',
    kind: 'call-object-only',
    use: perform(startCamera, {}),
    wrong: { options: { mode: 'prebuilt' }, prepare: able('startCamera') },
    right: { options: { mode: 'call-object' }, prepare: able('startCamera') },
  },
  {
    rule: 'only in prebuilt mode',
    kind: 'prebuilt-only',
    use: perform(updateCustomTrayButtons, buttons),
    wrong: { prepare: both(able('updateCustomTrayButtons'), join) },
    right: { options: { mode: 'prebuilt' }, prepare: both(able('updateCustomTrayButtons'), join) },
  },
  {
    rule: 'not supported in a mobile cross-platform runtime',
    kind: 'not-in-mobile-runtime',
    use: perform(updateInputSettings, { audio: { processor: { type: 'none' } } }),
    wrong: { options: { runtime: 'react-native' }, prepare: able('updateInputSettings') },
    right: { options: { runtime: 'browser' }, prepare: able('updateInputSettings') },
  },
  {
    rule: 'only in a mobile cross-platform runtime',
    kind: 'only-in-mobile-runtime',
    use: perform(setCamera, 'front'),
    wrong: { prepare: both(able('setCamera'), join) },
    right: { options: { runtime: 'react-native' }, prepare: both(able('setCamera'), join) },
  },
  {
    rule: 'a call that is not initialized',
    kind: 'needs-initialized-call',
    use: perform(startScreenShare, undefined),
    wrong: { prepare: able('startScreenShare') },
    right: { prepare: both(able('startScreenShare'), join) },
  },
  {
    rule: 'invalid property: unknown',
    kind: 'invalid-property',
    use: (session) => session.join({ url, color: 'red' }),
    wrong: {},
    right: { options: { propertyRules: { url: anything(), color: anything() } } },
  },
  {
    rule: 'a method the transport cannot do',
    kind: 'not-supported-by-transport',
    use: perform(setUserData, 'a'),
    wrong: {},
    right: { prepare: able('setUserData') },
  },
]

function anything() {
  return { help: '', accepts: () => true }
}

describe('a wrong use', () => {
  it.each(uses)('$rule', async ({ use, wrong, kind }) => {
    const desk = createDesk(wrong.options)
    await wrong.prepare?.(desk)

    expect(await rejection(use(desk.session))).toMatchObject({ kind })
  })

  it.each(uses)('no longer: $rule', async ({ use, right }) => {
    const desk = createDesk(right.options)
    await right.prepare?.(desk)

    expect(await rejection(use(desk.session))).toBeUndefined()
  })
})

const fatal: Record<FatalErrorType, string> = {
  'connection-error': 'connection',
  ejected: 'ejected',
  'end-of-life': 'end of life',
  'exp-room': 'expired room',
  'exp-token': 'expired token',
  'nbf-room': 'not-before room',
  'nbf-token': 'not-before token',
  'meeting-full': 'meeting full',
  'not-allowed': 'not allowed',
  'no-room': 'no room',
}
const fatalRows = Object.entries(fatal).map(
  ([type, rule]) => [rule, type as FatalErrorType] as const,
)

describe('a fatal error', () => {
  it('is of a type the specification names', () => {
    expect(Object.keys(fatal).toSorted()).toEqual(fatalErrorTypes.toSorted())
  })

  it.each(fatalRows)('%s: ends a call once, and lets go of everything', async (_rule, type) => {
    const { session, transport, left } = createDesk()
    await session.join({ url, audioSource: true })
    session.startRemoteParticipantsAudioLevelObserver()
    const seen = recordEvents(session, ['error', 'left-meeting'])

    transport.call.fail(type)
    transport.call.fail(type)

    expect(seen).toEqual([['error', expect.any(CallFatalError)], ['left-meeting']])
    expect(seen[0]?.[1]).toMatchObject({ type })
    expect(session.state).toBe('error')
    await settle()
    expect(left()).toEqual(nothingLeft)
  })

  it.each(fatalRows)('%s: does not keep the next call from being joined', async (_rule, type) => {
    const { session, transport } = createDesk()
    transport.onJoin = type
    await rejection(session.join({ url }))
    transport.onJoin = 'joins'

    await session.join({ url })

    expect(session.state).toBe('joined')
  })
})

const media: Record<MediaErrorType, string> = {
  'mic-in-use': 'in use: the microphone',
  'cam-in-use': 'in use: the camera',
  'cam-mic-in-use': 'in use: both',
  permissions: 'permissions',
  'undefined-mediadevices': 'permissions: a page that may not ask',
  'not-found': 'not found',
  constraints: 'constraints',
  unknown: 'unknown',
}
const mediaRows = Object.entries(media).map(
  ([type, rule]) => [rule, type as MediaErrorType] as const,
)

describe('a camera error', () => {
  it('is of a type the specification names', () => {
    expect(Object.keys(media).toSorted()).toEqual(mediaErrorTypes.toSorted())
  })

  it.each(mediaRows)('%s: is told, and the call goes on', async (_rule, type) => {
    const { session, transport } = createDesk()
    await session.join({ url })
    const seen = recordEvents(session, ['camera-error', 'error', 'left-meeting'])
    const error = new MediaError(type, 'why')

    transport.call.tell({ type: 'media-error', error })

    expect(seen).toEqual([['camera-error', error]])
    expect(session.state).toBe('joined')
  })

  it.each(mediaRows)('%s: at the join leaves the call without sound', async (_rule, type) => {
    const { session, devices, left } = createDesk()
    devices.refusal = type
    const seen = recordEvents(session, ['camera-error', 'error'])

    await session.join({ url, audioSource: true })

    expect(seen).toEqual([['camera-error', expect.objectContaining({ type })]])
    expect(session.localAudio()).toBe(false)
    await session.leave()
    expect(left()).toEqual(nothingLeft)
  })

  it('is none where there is a microphone', async () => {
    const { session } = createDesk()
    const seen = recordEvents(session, ['camera-error'])
    await session.join({ url, audioSource: true })
    expect(seen).toEqual([])
  })
})
