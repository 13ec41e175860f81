import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Says the title of each new page to screen readers; the first page is announced by the browser. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const announcedPath = useRef(pathname)
  const region = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    if (region.current) region.current.textContent = document.title
  }, [pathname])

  return <p ref={region} className="visually-hidden" role="status" />
}
