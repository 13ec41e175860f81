export * from './business-setup.ts'
export * from './hours-in-words.ts'
export { readHours } from './read-hours.ts'
export { decodeSetup, encodeSetup } from './setup-address.ts'
