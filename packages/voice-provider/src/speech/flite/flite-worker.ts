import { answerDesk } from '../answer-desk.ts'
import { loadFlite } from './load-flite.ts'

await answerDesk(loadFlite)
