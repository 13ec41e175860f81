// `npm run assistants -- push | pull | diff`: our receptionists at the voice provider, with the owner's private key.
import { join } from 'node:path'
import { readConfig } from '@nightdesk/config'
import { scripts } from '@nightdesk/receptionist'
import { createVoiceApi } from '@nightdesk/voice-api'
import { defineAssistant } from './assistants/definition.ts'
import { openLocalSide } from './assistants/local-side.ts'
import { openProviderSide } from './assistants/provider-side.ts'
import { runAssistants } from './assistants/run-assistants.ts'
import { runCommand } from './process/command.ts'
import { PlainError } from './process/plain-error.ts'
import { rootDir } from './project/paths.ts'

await runCommand(async () => {
  const { voiceApiUrl, voiceApiKey, voiceCallSeconds, publicUrl } = readConfig(process.env)
  return runAssistants(process.argv.slice(2), {
    definitions: new Map(
      scripts.map((script) => [script.id, defineAssistant(script, voiceCallSeconds)]),
    ),
    local: openLocalSide(join(rootDir, 'assistants')),
    open: async () => {
      if (!voiceApiKey)
        throw new PlainError('VOICE_API_KEY must be set: the private key of the voice provider.')
      const baseUrl = voiceApiUrl ?? `${publicUrl}/voice`
      return openProviderSide(createVoiceApi({ key: voiceApiKey, baseUrl }))
    },
    print: (text) => console.log(text),
  })
})
