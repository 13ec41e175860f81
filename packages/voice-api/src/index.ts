export * from './voice-api-error.ts'
