// The proxies of `deploy/`, run from their recipes as they stand there: only names, ports and files are put in.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from 'node:tls'
import { findProgram } from '../../scripts/process/find-program.ts'
import { freePort } from '../../scripts/process/ports.ts'
import { rootDir } from '../../scripts/project/paths.ts'

const lookAgainAfterMs = 20
// Debian puts nginx where only root looks for programs.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

export const proxyNames = ['nginx', 'caddy'] as const
export type ProxyName = (typeof proxyNames)[number]

/** What a proxy needs on this machine and does not have; empty when it can be run. */
export function missingPrograms(name: ProxyName): readonly string[] {
  const needed = name === 'nginx' ? ['nginx', 'openssl'] : ['caddy']
  return needed.filter((program) => !findProgram([program], env))
}

export type RunningProxy = {
  readonly httpUrl: string
  readonly url: string
  /** The authority that its certificate is of. */
  readonly authority: string
  readonly stop: () => Promise<void>
}

/** Runs one of them before two servers, at `localhost`, with files in an empty folder. */
export async function startProxy(
  name: ProxyName,
  ports: readonly [number, number],
  folder: string,
): Promise<RunningProxy> {
  mkdirSync(folder, { recursive: true })
  const [http, https] = [await freePort(), await freePort()]
  const place = { folder, http, https, ports }
  const { command, authority } = name === 'nginx' ? prepareNginx(place) : prepareCaddy(place)
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(command[0], command.slice(1), { env: { ...env, ...home }, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const isOver = () => child.exitCode !== null
  while (!(await isTrusted(https, authority))) {
    if (isOver()) throw new Error(`${name} did not start: see ${folder}`)
    await delay(lookAgainAfterMs)
  }
  return {
    httpUrl: `http://localhost:${http}`,
    url: `https://localhost:${https}`,
    authority: readFileSync(authority, 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

type Place = {
  readonly folder: string
  readonly http: number
  readonly https: number
  readonly ports: readonly [number, number]
}

type Prepared = {
  readonly command: readonly [string, ...string[]]
  /** The file of the authority, once it is there. */
  readonly authority: string
}

function prepareNginx({ folder, http, https, ports: [a, b] }: Place): Prepared {
  const authority = makeCertificate(folder)
  const recipe = fillIn('nightdesk.nginx.conf', [
    ['10.0.0.1:3000', `127.0.0.1:${a}`],
    ['10.0.0.2:3000', `127.0.0.1:${b}`],
    ['https://www.example.com', `https://localhost:${https}`],
    ['www.example.com', 'localhost'],
    ['/etc/ssl/nightdesk', folder],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['listen [::]:443 ssl http2;', ''],
  ])
  // What Debian's own nginx.conf says around it.
  const around = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http { access_log off; gzip on; ${temporaryFolders(folder)} include ${folder}/nightdesk.conf; }`
  writeFileSync(join(folder, 'nightdesk.conf'), recipe)
  writeFileSync(join(folder, 'nginx.conf'), around)
  return { command: ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], authority }
}

function temporaryFolders(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
}

/** The commands of docs/operations.md: an authority of one's own, and a certificate of it. */
function makeCertificate(folder: string): string {
  const run = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore', env })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const authority = ['-keyout', 'authority.key', '-out', 'authority.crt', '-subj', '/CN=Nightdesk']
  run('req', '-x509', ...newKey, ...authority, '-days', '30')
  run('req', ...newKey, '-keyout', 'site.key', '-out', 'site.csr', '-subj', '/CN=localhost')
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost')
  const by = ['-CA', 'authority.crt', '-CAkey', 'authority.key', '-CAcreateserial']
  const names = ['-extfile', 'names']
  run('x509', '-req', '-in', 'site.csr', ...by, '-out', 'site.crt', '-days', '30', ...names)
  return join(folder, 'authority.crt')
}

function prepareCaddy({ folder, http, https, ports: [a, b] }: Place): Prepared {
  const recipe = fillIn('Caddyfile', [
    ['10.0.0.1:3000', `127.0.0.1:${a}`],
    ['10.0.0.2:3000', `127.0.0.1:${b}`],
    // Its own local authority in the place of a public one.
    ['www.example.com {', 'localhost {\n\ttls internal\n\tbind 127.0.0.1'],
  ])
  const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `${options}${recipe}`)
  return {
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    authority: join(folder, 'caddy/pki/authorities/local/root.crt'),
  }
}

/** A recipe with what its owner is to put in; whatever is not there to be replaced is a fault of the recipe. */
function fillIn(name: string, replacements: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(rootDir, 'deploy', name), 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** Caddy opens its port before it has made its certificate: only a finished handshake says that it can answer. */
async function isTrusted(port: number, authority: string): Promise<boolean> {
  if (!existsSync(authority)) return false
  const ca = readFileSync(authority)
  const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca })
  try {
    await once(socket, 'secureConnect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
