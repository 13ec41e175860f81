import { hostName, origin } from '../kinds/addresses.ts'
import { proxies } from '../kinds/lists.ts'
import { bearerToken, onOrOff, oneOf, portNumber, serverName } from '../kinds/values.ts'
import { setting } from '../setting.ts'

const defaultPort = 3000
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

export const serverSettings = {
  port: setting({
    name: 'PORT',
    kind: portNumber(0),
    fallback: defaultPort,
    help: 'the port to listen on; 0 takes any free one',
    isInReadme: true,
  }),
  host: setting({
    name: 'HOST',
    kind: hostName,
    fallback: '0.0.0.0',
    help: 'the address to listen on',
  }),
  /** An origin: scheme, host and port, without a slash at the end. */
  publicUrl: setting({
    name: 'PUBLIC_URL',
    kind: origin('https://www.example.com'),
    fallback: ({ PORT }) => `http://localhost:${Number(PORT ?? defaultPort)}`,
    fallbackText: 'http://localhost:PORT',
    help: 'the address visitors use; only pages there post and call, https turns on HSTS',
    example: 'https://www.example.com',
    isInReadme: true,
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    kind: oneOf(logLevels),
    fallback: 'info',
    help: 'the least severe log lines written: fatal, error, warn, info, debug or silent',
  }),
  /** Addresses and ranges of proxies whose forwarding headers count; empty trusts none. */
  trustProxy: setting({
    name: 'TRUST_PROXY',
    kind: proxies,
    fallback: [],
    help: 'addresses of proxies whose forwarding headers count, separated by commas',
    example: '127.0.0.1,10.0.0.0/8',
    isInReadme: true,
  }),
  serverName: setting({
    name: 'SERVER_NAME',
    kind: serverName,
    help: 'what the addresses of this server’s calls begin with, for the proxy before several',
    example: 'a',
  }),
  hasMetrics: setting({
    name: 'METRICS',
    kind: onOrOff,
    fallback: false,
    help: 'on serves the numbers of this process at /metrics, to this machine alone',
    example: 'on',
  }),
  /** Opens the numbers to readers on other machines. */
  metricsToken: setting({
    name: 'METRICS_TOKEN',
    kind: bearerToken,
    help: 'what others send as a bearer token to read /metrics from elsewhere, at least 16 characters',
    example: 'change-me-to-a-long-secret',
  }),
}
