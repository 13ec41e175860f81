import { pinnedNode, rootDir } from '../project/paths.ts'
import { runQuietly } from '../process/children.ts'
import { findStaleness } from '../social/manifest.ts'
import { expectedPictures } from '../social/pictures.ts'

/** Something that is made from the brand's words ahead of time, and has to be made anew when they change. */
export type BrandPart = {
  readonly name: string
  /** The command that makes it, by the name of its script. */
  readonly command: string
  /** What is to be made, in lines; nothing when all is there. */
  readonly findMissing: () => Promise<readonly string[]>
}

async function askScript(command: string): Promise<readonly string[]> {
  const { code, output } = await runQuietly([pinnedNode, `scripts/${command}.ts`, '--check'])
  return code === 0 ? [] : output.trim().split('\n')
}

/** In the order in which they are made: the pictures are drawn with the fonts. */
export const brandParts: readonly BrandPart[] = [
  { name: 'Fonts', command: 'fonts', findMissing: () => askScript('fonts') },
  {
    name: 'Previews and icons',
    command: 'social',
    findMissing: async () => findStaleness(rootDir, expectedPictures),
  },
  { name: 'Voice clips', command: 'voicebank', findMissing: () => askScript('voicebank') },
]
