import { origin, pathOrAddress, sentryDsn } from '../kinds/addresses.ts'
import { headerName, tagId } from '../kinds/values.ts'
import { setting } from '../setting.ts'

/** Our own lookup of a visitor's country; it answers from a proxy's header. */
export const ownGeoPath = '/api/geo'

export const outsideSettings = {
  /** A container (GTM-…) or a tag (G-…); without one, visits are not counted. */
  tagManagerId: setting({
    name: 'TAG_MANAGER_ID',
    kind: tagId,
    help: 'counts visits with this container or tag, once a visitor has agreed',
    example: 'GTM-ABC1234',
  }),
  /** An origin. */
  tagManagerUrl: setting({
    name: 'TAG_MANAGER_URL',
    kind: origin('https://tags.example.com'),
    fallback: 'https://www.googletagmanager.com',
    fallbackText: 'Google’s',
    help: 'the origin that serves the tag manager',
    example: 'https://tags.example.com',
  }),
  errorReportDsn: setting({
    name: 'ERROR_REPORT_DSN',
    kind: sentryDsn,
    help: 'where failures are reported, in the protocol of Sentry, personal data removed',
    example: 'https://key@errors.example.com/1',
  }),
  /** Our own path, or the whole address of a service; without one, the country of a visitor stays unknown. */
  geoLookupUrl: setting({
    name: 'GEO_LOOKUP_URL',
    kind: pathOrAddress(ownGeoPath),
    fallback: ({ GEO_COUNTRY_HEADER }) => GEO_COUNTRY_HEADER && ownGeoPath,
    help: 'who tells the country of a visitor; /api/geo when the header below is set',
    example: '/api/geo',
  }),
  /** In small letters. */
  geoCountryHeader: setting({
    name: 'GEO_COUNTRY_HEADER',
    kind: headerName,
    help: 'the header in which a proxy of TRUST_PROXY names that country, for /api/geo',
    example: 'CF-IPCountry',
  }),
}
