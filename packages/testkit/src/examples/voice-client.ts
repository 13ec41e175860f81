import { VoiceClient, type VoiceClientOptions } from '@nightdesk/voice-client'

/** A page's demo button: talks with one assistant, shows what is said. */
export function createDemo(options: VoiceClientOptions, show: (line: string) => void) {
  const client = new VoiceClient(options)
  client.on('call-start', () => show('Just speak…'))
  client.on('message', (message) => {
    if (message.type === 'transcript')
      show(`${String(message.role)}: ${String(message.transcript)}`)
  })
  client.on('error', (error) => show(`${error.kind} at ${error.stage}`))
  client.on('call-end', () => show('The line is free.'))
  return {
    press: () => (client.isStarted ? client.stop() : client.start('air')),
    type: (content: string) =>
      client.send({ type: 'add-message', message: { role: 'user', content } }),
  }
}
