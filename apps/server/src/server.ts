import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readConfig, type Config } from '@nightdesk/config'
import { createLeadStore, type LeadStore } from '@nightdesk/leads'

import { buildApp } from './app.ts'
import { isToOutliveTerminal } from './hang-up.ts'
import { onUncaught } from './last-resort.ts'
import { watchThreads } from './leave-process.ts'
import { listen } from './listen.ts'
import { openLogDestination } from './log-destination.ts'
import { createReadiness } from './readiness.ts'
import { explainStartFailure } from './start-failure.ts'
import { prepareStop } from './stop-gracefully.ts'
import { voiceOf } from './voice/voice-settings.ts'

const hardStopAfterMs = 9_000
const secondSignalAfterMs = 1_000
// Not the code of a crash, after which we would be started again.
const interruptedCode = 130
// The stream itself is not written to, but asking for it keeps a pipe without a reader from holding us up.
const log = openLogDestination(process.stdout.fd)
const leaveProcess = watchThreads()
const builtSite = resolve(import.meta.dirname, '../../site/build/current/client')

async function start(config: Config): Promise<void> {
  const leadStore = createLeadStore(config)
  try {
    await serve(config, leadStore)
  } catch (error) {
    // Its connections would keep the process alive.
    await leadStore.close()
    throw error
  }
}

async function serve(config: Config, leadStore: LeadStore): Promise<void> {
  const readiness = createReadiness()
  const createVoice = voiceOf(config)
  const siteDir = readSiteDir()
  const errorReporter = await openErrorReporter(config)
  const app = await buildApp({
    config,
    siteDir,
    leadStore,
    createVoice,
    errorReporter,
    readiness,
    logStream: log,
  })
  // Before listening: a signal that comes the moment the port is open must find its handler.
  const stop = prepareStop({ app, readiness, hardStopAfterMs })
  onUncaught({ log: app.log, stop, exit })
  onStopSignal(async () => {
    const isComplete = await stop()
    app.log.info({ isComplete }, 'stopped')
    await exit(0)
  })
  await listen(app, config)
  // Where Node keeps what it compiled, another server may be started before this one ends.
  flushCompileCache()
}

async function exit(code: number): Promise<never> {
  await log.flushed()
  return leaveProcess(code)
}

/** The reporter's code is read only when there is somebody to report to. */
async function openErrorReporter({ errorReportDsn: dsn }: Config) {
  if (!dsn) return undefined
  const { createErrorReporter } = await import('./outside/error-reporter.ts')
  return createErrorReporter({ dsn })
}

/** `--site DIR` serves another build; `--no-site` none, while the site's own development server does. */
function readSiteDir(): string | undefined {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: builtSite },
      'no-site': { type: 'boolean', default: false },
    },
  })
  return values['no-site'] ? undefined : resolve(values.site)
}

// The first signal stops gracefully, another one ends the process at once. Within a second it counts as the same one: a
// signal to the whole process group reaches us both directly and through the launcher.
function onStopSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined
  const handle = () => {
    if (firstAt === undefined) {
      firstAt = performance.now()
      void stop()
    } else if (performance.now() - firstAt > secondSignalAfterMs) {
      leaveProcess(interruptedCode)
    }
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
  // A terminal that was closed. Without a handler the signal would end us.
  process.on('SIGHUP', isToOutliveTerminal() ? () => {} : handle)
}

// Without a handler, Node would answer this signal by letting every local user debug the server.
process.on('SIGUSR1', () => {})

let config: Config | undefined
try {
  config = readConfig(process.env)
  await start(config)
} catch (error) {
  for (const line of explainStartFailure(error, config)) console.error(line)
  process.exitCode = 1
}
