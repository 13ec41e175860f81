// `npm run new -- industry <name>`: makes the files of a new industry page and enters it where pages are listed.
import { addIndustry } from './new/add-industry.ts'
import { runCommand } from './process/command.ts'
import { PlainError } from './process/plain-error.ts'
import { rootDir } from './project/paths.ts'

await runCommand(async () => {
  const [kind, ...words] = process.argv.slice(2)
  if (kind !== 'industry' || words.length === 0) {
    throw new PlainError('Use "npm run new -- industry <name>", for example: industry Pet care.')
  }
  const { changed, open } = await addIndustry(rootDir, words.join(' '))
  console.log([...changed, '', 'Yet to be written:', ...open].join('\n'))
  console.log('\nNext: docs/recipes.md, "Add an industry".')
  return 0
})
