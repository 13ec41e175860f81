import type { ReactNode } from 'react'
import { Link } from 'react-router'

type TextLinkProps = {
  readonly to: string
  readonly children: ReactNode
  /** Makes the whole card around it pressable. */
  readonly isStretched?: boolean
  readonly onClick?: () => void
}

export function TextLink({ isStretched, ...link }: TextLinkProps) {
  return (
    <Link
      className="text-link"
      data-stretched={isStretched || undefined}
      prefetch="intent"
      {...link}
    />
  )
}

type OutwardLinkProps = { readonly href: string; readonly children: ReactNode }

/** A link that leaves the site. */
export function OutwardLink({ href, children }: OutwardLinkProps) {
  return (
    <a className="text-link" href={href} rel="noreferrer">
      {children}
    </a>
  )
}
