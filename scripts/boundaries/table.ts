// Who may import whom: ARCHITECTURE.md in a form a script can read. Add a package here before you create it.

export const packageZones = [
  'config',
  'contracts',
  'content',
  'leads',
  'call-session',
  'voice-client',
  'voice-api',
  'understanding',
  'receptionist',
  'voice-provider',
  'testkit',
] as const

export type PackageZone = (typeof packageZones)[number]

export type SiteZone =
  | 'site/ui'
  | 'site/illustrations'
  | 'site/platform'
  | 'site/features'
  | 'site/pages'
  | 'site/assets'
  | 'site/root'
  | 'site/build'
  | 'site/specimen'

export type RootZone = 'scripts' | 'e2e' | 'bench' | 'film' | 'root'

export type Zone = PackageZone | SiteZone | RootZone | 'server' | 'site'

export type Rule = {
  readonly values: readonly Zone[]
  /** What may be imported as a type only. */
  readonly types?: readonly Zone[]
}

const nothing: Rule = { values: [] }
const doors = packageZones.filter((zone) => zone !== 'testkit')
const layers: readonly SiteZone[] = ['site/ui', 'site/illustrations', 'site/platform']
// Types of the content too: the registry of drawings must have one for each key that it names.
const lowLayer: Rule = { values: ['site/assets'], types: [...layers, 'content'] }

export const mayImport: Readonly<Record<Zone, Rule>> = {
  contracts: nothing,
  config: { values: ['contracts'] },
  content: { values: [], types: ['contracts'] },
  'call-session': { values: ['contracts'] },
  'voice-client': { values: ['contracts', 'call-session'] },
  'voice-api': { values: ['contracts'] },
  leads: { values: ['contracts', 'content'] },
  understanding: { values: ['contracts'] },
  receptionist: { values: ['contracts', 'content', 'understanding'] },
  'voice-provider': { values: ['contracts', 'content', 'understanding', 'receptionist'] },
  testkit: { values: ['contracts', 'content', 'call-session', 'voice-client', 'voice-api'] },
  server: { values: ['leads', 'voice-provider', 'contracts', 'content', 'config'] },
  site: nothing,
  'site/ui': lowLayer,
  'site/illustrations': lowLayer,
  'site/platform': { ...lowLayer, values: ['site/assets', 'contracts'] },
  'site/features': { values: [...layers, 'site/assets', 'content', 'contracts', 'voice-client'] },
  'site/pages': { values: [...layers, 'site/assets', 'site/features', 'content'] },
  'site/assets': nothing,
  'site/root': {
    values: [...layers, 'site/assets', 'site/features', 'site/pages', 'content', 'contracts'],
  },
  'site/build': {
    // The widget is a build of its own, from the client's door for it.
    values: [
      ...layers,
      'site/assets',
      'site/root',
      'content',
      'contracts',
      'config',
      'voice-client',
    ],
  },
  'site/specimen': {
    values: [...layers, 'site/assets', 'site/features', 'content', 'contracts', 'voice-client'],
  },
  scripts: { values: [...doors, 'bench', 'root'] },
  bench: { values: [...doors, 'scripts'] },
  e2e: { values: [...doors, 'scripts'] },
  film: { values: [...doors, 'scripts'] },
  root: { values: [...doors, 'scripts'] },
}

/** Parts of these zones never know each other: a page no other page, a feature no other feature. */
export const zonesOfStrangers: ReadonlySet<Zone> = new Set<Zone>(['site/features', 'site/pages'])

/** Besides tests, the only places that may use the test kit. */
export const testKitUsers: ReadonlySet<Zone> = new Set<Zone>(['testkit', 'e2e', 'bench'])

/** Code that must also run where there is no Node. */
export const zonesWithoutNode: ReadonlySet<Zone> = new Set<Zone>([
  'receptionist',
  'contracts',
  'content',
  'call-session',
  'voice-client',
  'voice-api',
  'site/ui',
  'site/illustrations',
  'site/platform',
  'site/features',
  'site/pages',
])

/** The only packages from outside these may use. */
export const allowedPackages: Readonly<Partial<Record<Zone, readonly string[]>>> = {
  contracts: [],
  content: [],
  'call-session': ['@daily-co/daily-js'],
  'voice-client': [],
  'voice-api': [],
}
