import { Link } from 'react-router'

type BreadcrumbProps = {
  readonly name: string
  readonly parent: { readonly label: string; readonly to: string }
  readonly current: string
}

export function Breadcrumb({ name, parent, current }: BreadcrumbProps) {
  return (
    <nav aria-label={name}>
      <ol className="breadcrumb label">
        <li>
          <Link to={parent.to} prefetch="intent">
            {parent.label}
          </Link>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
