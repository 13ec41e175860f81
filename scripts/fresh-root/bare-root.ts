import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the archive asks of a machine: a shell with two small programs, and the libraries of C and C++. */
const programs = ['/bin/sh', '/usr/bin/readlink', '/usr/bin/dirname']
const libraries = [
  'libc.so.6',
  'libm.so.6',
  'libdl.so.2',
  'libpthread.so.0',
  'librt.so.1',
  'libgcc_s.so.1',
  'libstdc++.so.6',
]
const folders = ['proc', 'dev', 'sys', 'tmp', 'data', 'opt']

/** Makes a root that has this and nothing else: no Node, no npm, no compiler, no tools. */
export function makeBareRoot(root: string): void {
  mkdirSync(root, { recursive: true })
  // Temporary folders are their owner's alone; whoever runs inside is somebody else.
  chmodSync(root, 0o755)
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true })
  const known = programs.flatMap(librariesOf)
  const home = dirname(known.find((file) => file.endsWith('/libc.so.6')) ?? '')
  const needed = libraries.map((name) => join(home, name)).filter((file) => existsSync(file))
  for (const file of new Set([...programs, ...known, ...needed])) copyInto(root, file)
}

function copyInto(root: string, file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  copyFileSync(file, join(root, file))
}

function librariesOf(program: string): string[] {
  const listed = execFileSync('ldd', [program], { encoding: 'utf8' })
  return [...listed.matchAll(/(\/\S+) \(0x/g)].map(([, file = '']) => file)
}
