// `npm run brand -- check | make`: what has to be made anew after a change of `packages/content/src/brand.ts`.
import { brandParts } from './brand/parts.ts'
import { runBrand } from './brand/run-brand.ts'
import { exitCode, startChild } from './process/children.ts'
import { runCommand } from './process/command.ts'
import { pinnedNode } from './project/paths.ts'

await runCommand(() =>
  runBrand(process.argv.slice(2), {
    parts: brandParts,
    make: (command) => exitCode(startChild([pinnedNode, `scripts/${command}.ts`])),
    print: (line) => console.log(line),
  }),
)
