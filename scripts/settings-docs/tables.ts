import { settingList, type ListedSetting } from '@nightdesk/config'
import { format, resolveConfig } from 'prettier'
import { rootDir } from '../project/paths.ts'

const head = '| Name | Default | What it does |\n| - | - | - |'

/** Rows as the formatter would set them, so that a written document is a formatted one. */
export async function markdownTable(rows: readonly ListedSetting[]): Promise<string> {
  const lines = rows.map(
    ({ name, fallbackText, help }) => `| \`${name}\` | ${fallbackText} | ${help} |`,
  )
  const options = await resolveConfig(`${rootDir}/README.md`)
  return format([head, ...lines].join('\n'), { ...options, parser: 'markdown' })
}

/** Every setting, one table for each group. */
export async function settingsByGroup(): Promise<string> {
  const groups = [...new Set(settingList.map((row) => row.group))]
  const parts = groups.map(async (group) => {
    const table = await markdownTable(settingList.filter((row) => row.group === group))
    return `### ${group}\n\n${table}`
  })
  return (await Promise.all(parts)).join('\n')
}
