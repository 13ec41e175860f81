import { workerData } from 'node:worker_threads'

import { receptionists } from './receptionists.ts'
import { answerMind } from './answer-mind.ts'
import type { MindData } from './open-receptionists.ts'

const { model, ledger } = workerData as MindData
answerMind(receptionists(model, ledger))
