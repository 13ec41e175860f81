// The first file of every command. Plain JavaScript, because nothing is installed yet and the machine's own
// Node may be too old to read TypeScript: it installs what the lockfile names, then hands over to the pinned Node.
import { spawn } from 'node:child_process'
import {
  accessSync,
  constants as fileModes,
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  statSync,
} from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNode = 20
const secondSignalAfterMs = 1000
const interrupted = 130
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const pinnedNode = join(root, 'node_modules/node/bin/node')
// Where Node keeps what it made of our sources, so that the next start need not: half of its work.
const compiled = join(root, 'node_modules/.cache/compiled')
const [command, ...args] = process.argv.slice(2)
let isStopping = false
// Without a handler, Node would answer this signal by letting every local user debug us. Older ones have no flag for it.
process.on('SIGUSR1', () => {})
const isToOutliveTerminal = hasInputOfNohup()
// Without a handler the signal would end us.
if (isToOutliveTerminal) process.on('SIGHUP', () => {})

checkNode()
checkCommand()
if (!isInstalled()) await install()
process.exit(
  await run(pinnedNode, ['--disable-sigusr1', ...nodeOptions(), `scripts/${command}.ts`, ...args]),
)

function checkNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return
  fail(`Node ${process.versions.node} is too old: install Node ${oldestNode} or newer.`)
}

function checkCommand() {
  if (command && existsSync(join(root, `scripts/${command}.ts`))) return
  fail(`There is no command "${command ?? ''}": see the scripts in package.json.`)
}

// npm writes its own record of what it installed as its very last act, so an interrupted install never counts.
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  if (!wanted) fail('package-lock.json is missing or broken: take it from a fresh clone.')
  if (!present || !existsSync(pinnedNode)) return false
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || isSame(entry, present[path]),
  )
}

function isSame(wanted, present) {
  if (!present) return Boolean(wanted.optional || wanted.devOptional)
  return ['version', 'integrity', 'link'].every((field) => wanted[field] === present[field])
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

async function install() {
  console.log('Installing packages …')
  const npm = process.env.npm_execpath
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const code = npm
    ? await run(process.execPath, [npm, ...flags], 'npm')
    : await run('npm', flags, 'npm')
  if (isStopping) process.exit(interrupted)
  if (code !== 0) fail('The packages could not be installed: see the lines above.', code)
}

// Tests must not depend on one person's settings.
function nodeOptions() {
  return command !== 'test' && hasSettings() ? ['--env-file=.env'] : []
}

// One that is there and cannot be read must not pass for none: everything would be as if nothing were set.
function hasSettings() {
  const file = join(root, '.env')
  if (!lstatSync(file, { throwIfNoEntry: false })) return false
  const target = statSync(file, { throwIfNoEntry: false })
  if (!target) fail('.env is a link to a file that is not there.')
  if (target.isDirectory()) fail('.env is a folder: the settings are lines in a file of that name.')
  try {
    accessSync(file, fileModes.R_OK)
  } catch {
    fail('.env may not be read by this user.')
  }
  return true
}

// The child leads a process group of its own: a terminal's Ctrl-C, which npm repeats, reaches only this process,
// and the child hears of it once. The channel tells the child when this process is killed without a word.
function run(file, fileArgs, name = file) {
  return new Promise((resolve) => {
    const child = spawn(file, fileArgs, {
      cwd: root,
      detached: true,
      env: { NODE_COMPILE_CACHE: compiled, ...process.env },
      // A command may put a question to the person at the terminal.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    const stopForwarding = forwardSignals(child)
    child.once('error', () => fail(`${name} cannot be run: is it installed?`))
    child.once('exit', (code, signal) => {
      stopForwarding()
      signalGroup(child, 'SIGKILL')
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

function forwardSignals(child) {
  let firstAt = 0
  const handle = (signal) => {
    if (firstAt === 0) {
      isStopping = true
      firstAt = Date.now()
      child.kill(signal)
    } else if (Date.now() - firstAt > secondSignalAfterMs) {
      signalGroup(child, 'SIGKILL')
    }
  }
  const signals = ['SIGINT', 'SIGTERM', ...(isToOutliveTerminal ? [] : ['SIGHUP'])]
  for (const signal of signals) process.on(signal, handle)
  return () => signals.forEach((signal) => process.off(signal, handle))
}

// `nohup` has the signal ignored, which Node undoes before it runs a line of ours. What stays is the input that it gives
// instead of the terminal: a /dev/null which can only be written to. Known on Linux alone.
function hasInputOfNohup() {
  try {
    const [, flags] = /^flags:\s*([0-7]+)$/m.exec(readFileSync('/proc/self/fdinfo/0', 'utf8'))
    const isWriteOnly = (Number.parseInt(flags, 8) & 3) === 1
    return isWriteOnly && readlinkSync('/proc/self/fd/0') === '/dev/null'
  } catch {
    return false
  }
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Nobody of the group is left: what we want.
  }
}

function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}
