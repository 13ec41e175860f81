import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { dirname, join } from 'node:path'
import { waitUntilHealthy } from '../../scripts/process/health.ts'
import { freePort } from '../../scripts/process/ports.ts'

/** What the server says of one path, to be said by nginx just so. */
export type Served = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

// Of the moment and the connection, or what nginx works out by itself.
const ownOfEach = [
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'etag',
  'accept-ranges',
  'last-modified',
]

export async function fetchServed(url: string, path: string): Promise<Served> {
  const asked = request(url + path, { headers: { 'accept-encoding': 'br' } }).end()
  const [answer] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const said = Object.entries(answer.headers as IncomingHttpHeaders).flatMap(([name, value]) =>
    ownOfEach.includes(name) || value === undefined ? [] : [[name, String(value)] as const],
  )
  return { path, headers: Object.fromEntries(said), body: Buffer.concat(chunks) }
}

/** nginx with the same bytes and headers under the same paths, one process of it, as our server is one. */
export async function startNginx(folder: string, files: readonly Served[]) {
  const port = await freePort()
  const fileOf = ({ path }: Served) => (path.endsWith('/') ? `${path}index` : `${path}.file`)
  for (const file of files) {
    const target = join(folder, 'files', fileOf(file))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, file.body)
  }
  const map = (variable: string, value: (file: Served) => string) =>
    `map $uri $${variable} { default ''; ${files.map((file) => `${file.path} ${quote(value(file))};`).join(' ')} }`
  const names = [...new Set(files.flatMap(({ headers }) => Object.keys(headers)))]
  const variableOf = (name: string) => `header_${name.replaceAll('-', '_')}`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // Its processes get rights of their own only from root, and then could not read our folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = `daemon off; ${user} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; types {}
      map_hash_bucket_size 256; map_hash_max_size 4096; variables_hash_bucket_size 128;
      open_file_cache max=1000; open_file_cache_valid 60s;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ${map('file', fileOf)}
      ${names.map((name) => map(variableOf(name), ({ headers }) => headers[name] ?? '')).join('\n')}
      server {
        listen 127.0.0.1:${port}; root ${folder}/files;
        location = /healthz { return 200; }
        location / {
          try_files $file =404;
          default_type '';
          ${names.map((name) => `add_header ${name} $${variableOf(name)};`).join(' ')}
        }
      }
    }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const path = `${process.env.PATH}:/usr/sbin`
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const isUp = await waitUntilHealthy(
    `http://127.0.0.1:${port}/healthz`,
    () => child.exitCode !== null,
  )
  if (!isUp) throw new Error('nginx did not start')
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A value in the words of nginx. */
function quote(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`
}
