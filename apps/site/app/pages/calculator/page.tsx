import { calculator } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { SavingsCalculator } from '../../features/savings-calculator/savings-calculator.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/page'
import styles from './page.css?url'

export const loader = () => calculator

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/measured-performance', loaderData?.meta, styles)

/** Nothing above the fold but the tool. */
export default function CalculatorPage({ loaderData: copy }: Route.ComponentProps) {
  const { hero, tool } = copy
  return (
    <>
      <div className="calculator-page">
        <header className="page-width calculator-head">
          <p className="print-brand" aria-hidden="true">
            {tool.print.brand} · {tool.print.mailbox}
          </p>
          <p className="label">{hero.label}</p>
          <h1 className="calculator-title">{hero.title}</h1>
          <p className="calculator-lead">
            {hero.lead} <TextLink to={hero.hear.to}>{hero.hear.label}</TextLink>
          </p>
        </header>
        <SavingsCalculator copy={tool} />
      </div>
      <ContactSection invite={copy.contact} />
    </>
  )
}
