export type ImportTools = {
  readonly pause: (ms: number) => Promise<void>
  /** Imports a module by its address. */
  readonly importFile: (address: string) => Promise<unknown>
}

/** Fetches one late part of a program. */
export type LoadPart<Part> = () => Promise<Part>

/** Long enough for a phone to find its network again, short enough for somebody who has pressed a button. */
const pauseMs = 700

/** Browsers name the file that could not be had, all but Safari, which asks for it anew by itself. */
function fileIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/\S+/.exec(error.message)?.[0] : undefined
}

/**
 * Makes the one way to fetch a part of a program late: three tries. The second asks for the same address, which
 * today's browsers really fetch again; older ones remember that it failed, so the third asks under another one.
 * A part that has come is the same for everybody, under whichever address it came.
 */
export function createImportAgain({
  pause,
  importFile,
}: ImportTools): <Part>(load: LoadPart<Part>) => LoadPart<Part> {
  async function tryAgain<Part>(load: LoadPart<Part>): Promise<Part> {
    await pause(pauseMs)
    try {
      return await load()
    } catch (error) {
      await pause(pauseMs)
      const file = fileIn(error)
      return file ? ((await importFile(`${file}?again`)) as Part) : load()
    }
  }
  return (load) => {
    let part: ReturnType<typeof load> | undefined
    return () => {
      part ??= load()
        .catch(() => tryAgain(load))
        .catch((error: unknown) => {
          // Whoever asks later may have more luck.
          part = undefined
          throw error
        })
      return part
    }
  }
}
