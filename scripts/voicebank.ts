// `npm run voicebank`: speaks what the receptionists can say, and the callers of the tests, and keeps it as Opus. Only
// what is new or changed is made; the results are committed.
import { join } from 'node:path'
import {
  air,
  bankClauses,
  bankDir,
  bankName,
  bankVoice,
  createFrontDesk,
  hotels,
  transportation,
} from '@nightdesk/voice-provider'
import { runCommand } from './process/command.ts'
import { rootDir } from './project/paths.ts'
import { callerClips } from './voicebank/callers.ts'
import { loadKokoro, type Kokoro } from './voicebank/kokoro.ts'
import { renderClips } from './voicebank/render-clips.ts'
import { fetchRenderingPackages } from './voicebank/rendering-packages.ts'

await runCommand(async () => {
  let voice: Promise<Kokoro> | undefined
  // Nothing is fetched when there is nothing to make.
  const loadVoice = () => (voice ??= fetchRenderingPackages().then(loadKokoro))
  const wanted = bankClauses([hotels, transportation, air, createFrontDesk()]).map((text) => ({
    text,
    voice: bankVoice,
  }))
  await renderClips({
    dir: join(rootDir, 'e2e/callers'),
    name: 'callers.generated',
    wanted: callerClips(),
    loadVoice,
  })
  await renderClips({ dir: bankDir, name: bankName, wanted, loadVoice })
  return 0
})
