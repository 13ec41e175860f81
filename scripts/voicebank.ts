// `npm run voicebank`: speaks what the receptionists can say, and the callers of the tests, and keeps it as Opus. Only
// what is new or changed is made; the results are committed. With `-- --check` it only says what is missing, with
// `-- --fetch` it brings the voice along in any case, for a server that speaks ahead.
import { join } from 'node:path'
import { bankClauses, bankDir, bankName, bankVoice, receptionists } from '@nightdesk/voice-provider'
import { loadKokoro, type Kokoro } from '@nightdesk/voice-provider/speak-ahead'
import { runCommand } from './process/command.ts'
import { rootDir } from './project/paths.ts'
import { callerClips } from './voicebank/callers.ts'
import { paceInSentence } from './voicebank/pace.ts'
import { renderClips } from './voicebank/render-clips.ts'
import { fetchRenderingPackages } from './voicebank/rendering-packages.ts'

await runCommand(async () => {
  const isCheck = process.argv.includes('--check')
  if (process.argv.includes('--fetch')) await fetchRenderingPackages()
  let voice: Promise<Kokoro> | undefined
  // Nothing is fetched when there is nothing to make.
  const loadVoice = () => (voice ??= fetchRenderingPackages().then(loadKokoro))
  const wanted = bankClauses(receptionists()).map((text) => ({
    text,
    voice: bankVoice,
  }))
  const callers = { dir: join(rootDir, 'e2e/callers'), name: 'callers.generated' }
  const missing =
    (await renderClips({ ...callers, wanted: callerClips(), loadVoice, isCheck })) +
    (await renderClips({
      dir: bankDir,
      name: bankName,
      wanted,
      loadVoice,
      isCheck,
      paceOf: paceInSentence,
    }))
  return isCheck && missing > 0 ? 1 : 0
})
