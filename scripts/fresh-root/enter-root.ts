import { spawnSync, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Inside = {
  readonly root: string
  /** Uid and gid of whoever runs there. */
  readonly user: string
  /** Folders of ours that may be written to, by their paths inside. */
  readonly volumes?: Readonly<Record<string, string>>
  readonly isWritable?: boolean
}

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

// As a container has it: processes and mounts of its own, the network of the machine.
const script = `set -e
root=$1 user=$2 mode=$3
shift 3
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --rbind -o ro /sys "$root/sys"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
while [ "$1" != -- ]; do
  mount --bind "$2" "$root$1"
  shift 2
done
shift
mount -o "remount,bind,$mode" "$root"
exec chroot --userspec="$user" "$root" "$@"`

/** Whether this process may make roots and go into them: only the superuser of a Linux machine may. */
export function canEnterRoots(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  return spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0
}

/** The command that runs another one inside of a root, as its process 1. */
export function insideRoot(inside: Inside, command: readonly string[]): string[] {
  const { root, user, volumes = {}, isWritable = false } = inside
  const own = ['unshare', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh']
  const mode = isWritable ? 'rw' : 'ro'
  return [...own, root, user, mode, ...Object.entries(volumes).flat(), '--', ...command]
}

/** The environment of a process inside: nothing of ours. */
export function environmentInside(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: path, ...env }
}

/** Sends a signal to process 1 of the root: whoever holds the door does not pass it on. */
export function signalInside({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  process.kill(Number(children), signal)
}
