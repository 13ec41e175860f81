import { useLocation } from 'react-router'

/** The path of the page on show, without the slash that the build adds at its end while it renders. */
export function usePagePath(): string {
  const { pathname } = useLocation()
  return pathname.replace(/(.)\/+$/, '$1')
}
