import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

type Look = { readonly look?: 'primary' | 'quiet'; readonly size?: 'regular' | 'compact' }

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className'>

export function Button({
  look = 'primary',
  size = 'regular',
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button className="button" data-look={look} data-size={size} type={type} {...rest} />
}

type ButtonLinkProps = Look & {
  readonly to: string
  readonly children: ReactNode
  readonly onClick?: () => void
}

/** A link that looks like a button: it goes somewhere, so it is one. */
export function ButtonLink({ look = 'primary', size = 'regular', ...rest }: ButtonLinkProps) {
  return <Link className="button" data-look={look} data-size={size} prefetch="intent" {...rest} />
}
