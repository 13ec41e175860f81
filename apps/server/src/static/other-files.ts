import { listFiles } from './file-list.ts'

// A file that is nowhere may be asked for by anybody: the folders are not looked at each time.
const lookAgainAfterMs = 1_000

/** Files of builds other than the one that is served; builds that come later are found when a file of theirs is missed. */
export type OtherFiles = {
  /** The folder it is in, or nothing. */
  find(file: string): Promise<string | undefined>
}

export function createOtherFiles(
  findFolders: () => Promise<readonly string[]>,
  isWanted: (file: string) => boolean,
): OtherFiles {
  let known = new Map<string, string>()
  let lookedAt = -Infinity
  let look: Promise<void> | undefined

  async function lookAround(): Promise<void> {
    const found = new Map<string, string>()
    for (const folder of await findFolders()) {
      // Whatever is wrong with another build is no reason not to serve this one.
      const files = await listFiles(folder).catch(() => [])
      for (const file of files) if (isWanted(file) && !found.has(file)) found.set(file, folder)
    }
    known = found
    lookedAt = performance.now()
  }

  return {
    async find(file) {
      const isStale = performance.now() - lookedAt > lookAgainAfterMs
      if (!known.has(file) && isStale) {
        look ??= lookAround().finally(() => (look = undefined))
        await look
      }
      return known.get(file)
    },
  }
}
