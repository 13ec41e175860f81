import { useId, type ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFilm } from './use-film.ts'

/** It begins with the call at 2:14 am, when notes lie on the counter already, and then runs from the evening on. */
const from = '#t=9.9'

/** The names of the files that `npm run film` writes. */
const poster = '/film/poster.avif'
const webm = `/film/one-night.webm${from}`
const mp4 = `/film/one-night.mp4${from}`

type FilmProps = {
  /** What the film is called, for those who do not see it. */
  readonly label: string
  /** What happens in it: the text alternative, shown to everybody under the picture. */
  readonly description: string
  readonly pauseLabel: string
  readonly playLabel: string
  /** Whether it opens its page: the poster is then fetched before other pictures. */
  readonly isLead?: boolean
}

/** One night on Line 1: silent, looping, running only while it is seen. Without scripts, a poster with controls. */
export function Film({ label, description, pauseLabel, playLabel, isLead = false }: FilmProps) {
  const { video, state, isAskedFor, press } = useFilm()
  const descriptionId = useId()
  const isAttended = state.kind === 'attended'
  const wish = isAttended ? state.wish : 'rest'
  const named = { 'aria-label': label, 'aria-describedby': descriptionId }
  return (
    <figure className="film">
      {isLead && <link rel="preload" as="image" href={poster} fetchPriority="high" />}
      <FilmPicture ref={video} className="film-picture film-live" {...named}>
        {/* WebKit holds back the load of a page for three seconds where a film is named that nobody fetches. */}
        {isAskedFor && <FilmSources />}
      </FilmPicture>
      {/* The browser's own controls cost a page that will have a button of its own more than its first paint. */}
      <noscript>
        <FilmPicture className="film-picture" controls {...named}>
          <FilmSources />
        </FilmPicture>
      </noscript>
      <figcaption className="film-caption">
        <p id={descriptionId}>{description}</p>
        <span className="film-switch" data-wish={wish} data-waits={!isAttended || undefined}>
          <Button look="quiet" size="compact" onClick={press}>
            {wish === 'play' ? pauseLabel : playLabel}
          </Button>
        </span>
      </figcaption>
    </figure>
  )
}

/** The picture as both have it. */
function FilmPicture(props: ComponentProps<'video'>) {
  return (
    <video
      width={1280}
      height={720}
      poster={poster}
      preload="none"
      muted
      loop
      playsInline
      {...props}
    />
  )
}

function FilmSources() {
  return (
    <>
      <source src={webm} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={mp4} type='video/mp4; codecs="avc1.64001f"' />
    </>
  )
}
