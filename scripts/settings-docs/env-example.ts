import { settingList } from '@nightdesk/config'

const head =
  '# Every setting is optional. Copy this file to .env and take away the "#" of what you want to change.'

/** The text of `.env.example`: one line of help and one assignment to uncomment for each setting. */
export function envExample(): string {
  const entries = settingList.map(({ name, group, help, fallbackText, example }, index) => {
    const isFirstOfGroup = settingList[index - 1]?.group !== group
    const heading = isFirstOfGroup ? `# --- ${group} ---\n\n` : ''
    return `${heading}# ${help} (default: ${fallbackText})\n# ${name}=${example}\n`
  })
  return [`${head}\n`, ...entries].join('\n')
}
