import { answerDesk } from '../answer-desk.ts'
import { loadMoonshine } from './load-moonshine.ts'

await answerDesk(async () => loadMoonshine())
