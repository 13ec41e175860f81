export * from './create-voice-client.ts'
