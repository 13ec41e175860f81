import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeConfig, readConfig, type ConfigName } from '@nightdesk/config'
import { isTestFile, listFiles } from '../project/files.ts'
import { declaredDependencies, readWorkspaces, type Workspace } from '../project/workspaces.ts'

const siteName = '@nightdesk/site'
const rootInputs = ['package-lock.json', 'tsconfig.base.json']

// What only the running server reads. A setting that is not named here rebuilds the site when it changes: one build
// too many is better than a page with an old setting. The port counts through the public address.
const serverOnly: ReadonlySet<ConfigName> = new Set<ConfigName>([
  'PORT',
  'HOST',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'METRICS',
  'DATA_DIR',
  'DATABASE_URL',
  'CONTACT_RATE_PER_MINUTE',
  'CONTACT_RATE_PER_HOUR',
  'CONTACT_RATE_PER_DAY',
  'CONTACT_PROOF_AFTER',
  'CONTACT_TO',
  'SMTP_URL',
  'LEAD_WEBHOOK_URL',
  'LEAD_WEBHOOK_SECRET',
  'LEAD_RECEIPTS',
  'LEAD_PROBE',
  'LEAD_SILENCE_DAYS',
  'LEAD_RETENTION_DAYS',
  'VOICE_PROVIDER',
  'VOICE_API_URL',
  'VOICE_PUBLIC_KEY',
  'VOICE_ASSISTANT_AIR',
  'VOICE_ASSISTANT_HOTELS',
  'VOICE_ASSISTANT_TRANSPORTATION',
  'VOICE_BUNDLE_URL',
  'VOICE_MEDIA_ORIGINS',
  'VOICE_API_KEY',
  'VOICE_WIDGET',
  'VOICE_WIDGET_ORIGINS',
  'VOICE_WIDGET_URL',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_URL',
  'ERROR_REPORT_DSN',
  'GEO_LOOKUP_URL',
  'GEO_COUNTRY_HEADER',
])

/** One hash over everything the built site is made of: sources, dependencies and settings. */
export function hashSiteInputs(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256')
  for (const file of siteInputFiles(root)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.update(JSON.stringify(siteSettings(env))).digest('hex')
}

function siteInputFiles(root: string): string[] {
  const folders = workspacesOfSite(readWorkspaces(root)).map((workspace) => workspace.folder)
  const sources = folders.flatMap((folder) => listFiles(join(root, folder), root))
  return [...rootInputs, ...sources].filter(
    (file) => !isTestFile(file) && existsSync(join(root, file)),
  )
}

/** The site and every workspace it is built from, near or far. */
function workspacesOfSite(all: readonly Workspace[]): Workspace[] {
  const found = new Set<Workspace>()
  const visit = (name: string) => {
    const workspace = all.find((candidate) => candidate.name === name)
    if (!workspace || found.has(workspace)) return
    found.add(workspace)
    declaredDependencies(workspace.manifest).forEach(visit)
  }
  visit(siteName)
  return [...found]
}

function siteSettings(env: NodeJS.ProcessEnv): (readonly [string, string])[] {
  return describeConfig(readConfig(env))
    .filter(({ name }) => !serverOnly.has(name))
    .map(({ name, value }) => [name, value] as const)
}
