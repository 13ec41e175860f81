// The smallest operating system a command-line program of WebAssembly can live in: arguments, one folder, and files
// that exist in memory only. What a caller said may be in them, so they never touch a disk.

const success = 0
const badDescriptor = 8
const firstFile = 4
const folder = 3
const folderName = '/'
const isFolder = 3
const isCharacterDevice = 2
const isRegularFile = 4

class ProgramEnd extends Error {}

type MemoryFile = { bytes: Uint8Array<ArrayBuffer>; length: number; at: number }

/** Runs a program with its arguments and gives back the one file it wrote. */
export async function runInMemory(
  module: WebAssembly.Module,
  args: readonly string[],
): Promise<Uint8Array> {
  const system = createSystem(args)
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system.calls })
  system.use(instance.exports.memory as WebAssembly.Memory)
  try {
    ;(instance.exports._start as () => void)()
  } catch (error) {
    if (!(error instanceof ProgramEnd)) throw error
  }
  return system.written()
}

type Access = {
  readonly view: () => DataView
  readonly bytes: () => Uint8Array
  readonly setWord: (at: number, value: number) => void
  readonly use: (memory: WebAssembly.Memory) => void
}

/** The program's memory, which is there only once the program is; it may move whenever it grows. */
function createAccess(): Access {
  let memory: WebAssembly.Memory
  const view = () => new DataView(memory.buffer)
  return {
    view,
    bytes: () => new Uint8Array(memory.buffer),
    setWord: (at, value) => view().setUint32(at, value, true),
    use(given) {
      memory = given
    },
  }
}

function createSystem(args: readonly string[]) {
  const memory = createAccess()
  const file: MemoryFile = { bytes: new Uint8Array(0), length: 0, at: 0 }
  const calls = {
    ...argumentCalls(memory, args),
    ...folderCalls(memory),
    ...fileCalls(memory, file),
    clock_time_get(_clock: number, _precision: bigint, timeAt: number) {
      memory.view().setBigUint64(timeAt, 0n, true)
      return success
    },
    proc_exit() {
      throw new ProgramEnd()
    },
  }
  return { calls, use: memory.use, written: () => file.bytes.slice(0, file.length) }
}

function argumentCalls(memory: Access, args: readonly string[]) {
  const texts = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
  return {
    args_sizes_get(countAt: number, sizeAt: number) {
      memory.setWord(countAt, texts.length)
      memory.setWord(
        sizeAt,
        texts.reduce((sum, text) => sum + text.length, 0),
      )
      return success
    },
    args_get(listAt: number, textAt: number) {
      let at = textAt
      for (const [index, text] of texts.entries()) {
        memory.setWord(listAt + index * 4, at)
        memory.bytes().set(text, at)
        at += text.length
      }
      return success
    },
  }
}

function folderCalls(memory: Access) {
  return {
    fd_fdstat_get(descriptor: number, at: number) {
      memory.bytes().fill(0, at, at + 24)
      memory.view().setUint8(at, kindOf(descriptor))
      memory.view().setBigUint64(at + 8, ~0n, true)
      memory.view().setBigUint64(at + 16, ~0n, true)
      return success
    },
    fd_prestat_get(descriptor: number, at: number) {
      if (descriptor !== folder) return badDescriptor
      memory.setWord(at, 0)
      memory.setWord(at + 4, folderName.length)
      return success
    },
    fd_prestat_dir_name(_descriptor: number, at: number) {
      memory.bytes().set(new TextEncoder().encode(folderName), at)
      return success
    },
  }
}

function fileCalls(memory: Access, file: MemoryFile) {
  return {
    fd_close: () => success,
    fd_fdstat_set_flags: () => success,
    path_open(...parameters: readonly (number | bigint)[]) {
      file.at = 0
      memory.setWord(Number(parameters.at(-1)), firstFile)
      return success
    },
    fd_read(_descriptor: number, _listAt: number, _count: number, readAt: number) {
      memory.setWord(readAt, 0)
      return success
    },
    fd_seek(_descriptor: number, offset: bigint, whence: number, at: number) {
      const origin = [0, file.at, file.length][whence] ?? 0
      file.at = origin + Number(offset)
      memory.view().setBigUint64(at, BigInt(file.at), true)
      return success
    },
    fd_write(descriptor: number, listAt: number, count: number, writtenAt: number) {
      let written = 0
      for (let index = 0; index < count; index++) {
        const from = memory.view().getUint32(listAt + index * 8, true)
        const length = memory.view().getUint32(listAt + index * 8 + 4, true)
        if (descriptor >= firstFile) append(file, memory.bytes().subarray(from, from + length))
        written += length
      }
      memory.setWord(writtenAt, written)
      return success
    },
  }
}

function kindOf(descriptor: number): number {
  if (descriptor < folder) return isCharacterDevice
  return descriptor === folder ? isFolder : isRegularFile
}

function append(file: MemoryFile, chunk: Uint8Array): void {
  const end = file.at + chunk.length
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, file.bytes.length * 2))
    larger.set(file.bytes)
    file.bytes = larger
  }
  file.bytes.set(chunk, file.at)
  file.at = end
  file.length = Math.max(file.length, end)
}
