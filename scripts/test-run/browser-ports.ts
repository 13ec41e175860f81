export type BrowserTestPorts = { readonly site: number; readonly specimen: number }

const defaults: BrowserTestPorts = { site: 4173, specimen: 4174 }

/** Where the browser tests find the site and the specimen. */
export function browserTestPorts(env: NodeJS.ProcessEnv): BrowserTestPorts {
  return {
    site: Number(env.E2E_SITE_PORT ?? defaults.site),
    specimen: Number(env.E2E_SPECIMEN_PORT ?? defaults.specimen),
  }
}

/** The same, the other way: how a test run says which ports it found free. */
export function browserTestPortEnv({ site, specimen }: BrowserTestPorts): Record<string, string> {
  return { E2E_SITE_PORT: String(site), E2E_SPECIMEN_PORT: String(specimen) }
}
