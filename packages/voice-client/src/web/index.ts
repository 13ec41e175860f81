export * from './create-voice-client.ts'
export * from './measured-devices.ts'
