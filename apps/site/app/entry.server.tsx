import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

/** Renders one page while the site is built. There is no rendering at run time. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  removeEndSlash(context)
  let failure: unknown
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      // One piece: nothing of the page may wait for a script to put it in place.
      progressiveChunkSize: Infinity,
      onError(error) {
        failure = error
      },
    },
  )
  await stream.allReady
  // A page that did not render whole must stop the build, not reach a visitor.
  if (failure) throw failure
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/**
 * The build asks for `/terms/`, visitors for `/terms`. Rendered under the first address, the page in the
 * browser would not be the one that was built: links to it would not be marked as current.
 */
function removeEndSlash({ staticHandlerContext }: EntryContext): void {
  const { location } = staticHandlerContext
  const pathname = location.pathname.replace(/(.)\/+$/, '$1')
  staticHandlerContext.location = { ...location, pathname }
}
