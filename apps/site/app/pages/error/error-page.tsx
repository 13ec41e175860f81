import { brand, unexpectedError } from '@nightdesk/content'
import { DeadLine } from '../../features/dead-line/dead-line.tsx'
import { Button } from '../../ui/button.tsx'
import { OutwardLink } from '../../ui/text-link.tsx'

/** Shown in place of the whole page when something in it throws. It must need nothing that could throw again. */
export function ErrorPage() {
  return (
    <main id="content" data-scheme="night">
      <title>{unexpectedError.title}</title>
      <DeadLine label={unexpectedError.label} title={unexpectedError.title} state="fault">
        <p className="mt-6 max-w-lead text-quiet">
          {unexpectedError.text}{' '}
          <OutwardLink href={`mailto:${brand.email}`}>{brand.email}</OutwardLink>
        </p>
        <p className="mt-8">
          <Button onClick={() => location.reload()}>{unexpectedError.reload}</Button>
        </p>
      </DeadLine>
    </main>
  )
}
