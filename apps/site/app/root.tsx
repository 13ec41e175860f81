import { brand, header } from '@nightdesk/content'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { useOutbox } from './features/contact-section/use-outbox.ts'
import { SiteFooter } from './features/site-footer/site-footer.tsx'
import { SiteHeader } from './features/site-header/site-header.tsx'
import { StructuredData } from './features/structured-data/structured-data.tsx'
import { TopBanner } from './features/top-banner/top-banner.tsx'
import besley from './fonts/besley.generated.woff2'
import hanken from './fonts/hanken-grotesk.generated.woff2'
import { ErrorPage } from './pages/error/error-page.tsx'
import { usePageHandle } from './platform/page-handle.ts'
import { RouteAnnouncer } from './platform/route-announcer.tsx'
import { stylesheetText } from './platform/stylesheet.ts'
import { useScrollRules } from './platform/use-scroll-rules.ts'

const firstFonts = [besley, hanken]

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <Meta />
        {firstFonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <style data-app="" dangerouslySetInnerHTML={{ __html: stylesheetText() }} />
        <link rel="icon" href="/favicon.png" sizes="32x32" type="image/png" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta property="og:site_name" content={brand.product} />
        <StructuredData />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const { topScheme = 'day', hasBanner = false } = usePageHandle()
  useScrollRules()
  useOutbox()
  return (
    <>
      <a className="skip-link" href="#content">
        {header.skipLink}
      </a>
      {hasBanner && <TopBanner />}
      <SiteHeader topScheme={topScheme} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <RouteAnnouncer />
    </>
  )
}

export { ErrorPage as ErrorBoundary }
