// `./nightdesk health`: ends with 0 when the server of these settings answers, for a container's healthcheck.
import { readConfig } from '@nightdesk/config'
import { runCommand } from './process/command.ts'
import { PlainError } from './process/plain-error.ts'
import { answers } from './process/health.ts'
import { isEveryAddress, localAddress } from './process/server.ts'

await runCommand(async () => {
  const { port, host } = readConfig(process.env)
  // By number: in a small container nobody may know what localhost is.
  const url = `${localAddress(port, isEveryAddress(host) ? '127.0.0.1' : host)}/healthz`
  if (!(await answers(url))) throw new PlainError(`${url} does not answer.`)
  return 0
})
