export type ConfigName = 'PORT' | 'HOST' | 'PUBLIC_URL' | 'LOG_LEVEL'

export type ConfigKey = {
  readonly name: ConfigName
  /** The default in words, as it stands in `.env.example` and in the README. */
  readonly fallback: string
  /** What the setting does, in one line without a full stop. */
  readonly purpose: string
}

/** Every setting there is, in the order in which documents list them. */
export const configKeys: readonly ConfigKey[] = [
  { name: 'PORT', fallback: '3000', purpose: 'the port to listen on; 0 takes any free one' },
  { name: 'HOST', fallback: '0.0.0.0', purpose: 'the address to listen on' },
  {
    name: 'PUBLIC_URL',
    fallback: 'http://localhost:PORT',
    purpose: 'the address visitors use, in canonical links; https turns on HSTS',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    purpose: 'the least severe log lines written: fatal, error, warn, info, debug or silent',
  },
]
