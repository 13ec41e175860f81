import { engine } from '../kinds/addresses.ts'
import { rate, secretWord, word } from '../kinds/values.ts'
import { setting } from '../setting.ts'

export const engineSettings = {
  sttUrl: setting({
    name: 'STT_URL',
    kind: engine,
    help: 'an OpenAI-compatible engine that turns speech into text',
    example: 'http://localhost:8000/v1',
  }),
  ttsUrl: setting({
    name: 'TTS_URL',
    kind: engine,
    help: 'an OpenAI-compatible engine that turns text into speech',
    example: 'http://localhost:8880/v1',
  }),
  llmUrl: setting({
    name: 'LLM_URL',
    kind: engine,
    help: 'an OpenAI-compatible language model for what the assistants cannot answer',
    example: 'http://localhost:11434/v1',
  }),
  llmModel: setting({
    name: 'LLM_MODEL',
    kind: word,
    help: 'the name of that model',
    example: 'llama3.2',
  }),
  llmKey: setting({
    name: 'LLM_KEY',
    kind: secretWord,
    help: 'its key',
    example: 'your-key',
  }),
  llmRequestsPerCall: setting({
    name: 'LLM_REQUESTS_PER_CALL',
    kind: rate,
    fallback: 60,
    help: 'how often one call may ask it; the assistants answer alone after that',
  }),
  llmRequestsPerDay: setting({
    name: 'LLM_REQUESTS_PER_DAY',
    kind: rate,
    fallback: 2000,
    help: 'how often all calls together may ask it in a day',
  }),
}
