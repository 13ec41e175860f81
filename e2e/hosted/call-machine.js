// Runs in the page in the place of the program that the hosted provider's call library fetches. It speaks that
// library's messages on one side and a WebSocket of the stand-in on the other: what comes from there reaches the
// page as app messages, and the other way round.
{
  const registry = window._daily
  const kind = 'iframe-call-message'
  const assistantId = 'assistant-session'

  for (const clientId of registry.pendings.splice(0)) start(clientId)

  function start(clientId) {
    const state = { local: { public: {}, streams: {} }, participants: {}, streams: {} }
    registry.instances[clientId].callMachine = { store: { getState: () => state }, reset() {} }
    const tell = (message) =>
      window.postMessage({ ...message, what: kind, from: 'embedded', callClientId: clientId }, '*')
    const call = { state, tell, socket: undefined, context: undefined, goodbyeMs: 0 }
    const listen = ({ data }) => {
      if (data?.what !== kind || data.from !== 'module' || data.callClientId !== clientId) return
      answer(call, data)
      if (data.action === 'leave-meeting') window.removeEventListener('message', listen)
    }
    window.addEventListener('message', listen)
    tell({ action: 'call-machine-initialized' })
    tell({ action: 'loaded' })
  }

  function answer(call, { action, callbackStamp, ...message }) {
    const reply = (more) => callbackStamp && call.tell({ action, callbackStamp, ...more })
    const actions = {
      'join-meeting': () => join(call, message.properties),
      'update-participant': () => hear(call, message),
      'app-msg': () => call.socket?.send(toText(message.data)),
      'start-remote-participants-audio-level-observer': () => reply({}),
      'update-input-settings': () => {
        note(call, { inputSettings: message.inputSettings })
        reply({ inputSettings: message.inputSettings })
      },
      'leave-meeting': () => leave(call),
    }
    if (actions[action]) actions[action]()
    else reply({})
  }

  const toText = (data) => (typeof data === 'string' ? data : JSON.stringify(data))

  function note({ socket }, facts) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(`note:${JSON.stringify(facts)}`)
  }

  function join(call, properties) {
    call.goodbyeMs = Number(new URL(properties.url).searchParams.get('goodbyeMs'))
    const socket = (call.socket = new WebSocket(properties.url.replace(/^http/, 'ws')))
    socket.addEventListener('open', () => {
      const { subscribeToTracksAutomatically, dailyConfig, audioSource, videoSource } = properties
      const isTrack = typeof audioSource === 'string' || typeof audioSource === 'object'
      const audio = isTrack ? 'track' : audioSource
      note(call, {
        joined: { subscribeToTracksAutomatically, dailyConfig, audioSource: audio, videoSource },
      })
      call.tell({ action: 'joined-meeting', participants: { local: participant('me', true) } })
      call.tell({ action: 'participant-joined', participant: participant(assistantId, false) })
    })
    socket.addEventListener('message', ({ data }) => {
      if (data === 'eject') return fail(call, 'ejected', 'Meeting has ended')
      call.tell({ action: 'app-message', data, fromId: assistantId })
    })
    socket.addEventListener('error', () => fail(call, 'connection-error', 'No way in'))
  }

  /** The page wants to hear the assistant: a tone begins. */
  function hear(call, { id, properties }) {
    note(call, { subscribed: properties.setSubscribedTracks })
    call.context = new AudioContext()
    const tone = call.context.createOscillator()
    const end = call.context.createMediaStreamDestination()
    tone.connect(end)
    tone.start()
    const [pendingTrack] = end.stream.getAudioTracks()
    const starttime = new Date().toISOString()
    call.state.streams.tone = { participantId: id, type: 'cam', pendingTrack, starttime }
    const spoken = { ...participant(id, false), tracks: { audio: { state: 'playable' } } }
    call.tell({ action: 'participant-updated', participant: spoken })
  }

  function participant(id, local) {
    const tracks = { audio: { state: local ? 'playable' : 'off' }, video: { state: 'off' } }
    return { session_id: id, user_id: id, user_name: local ? '' : 'Vapi Speaker', local, tracks }
  }

  function fail(call, type, msg) {
    call.tell({ action: 'error', errorMsg: msg, error: { type, msg } })
    leave(call)
  }

  function leave(call) {
    call.socket?.close()
    void call.context?.close()
    setTimeout(() => call.tell({ action: 'left-meeting' }), call.goodbyeMs)
  }
}
