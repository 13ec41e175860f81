import type { air } from '@nightdesk/content'

type AirFilmProps = Pick<(typeof air)['film'], 'calls'>

/** The house fronts: where each stands, how wide and how high, with its rows and columns of windows. */
const houses = [
  { shop: 'Clinic', x: 84, width: 204, height: 178, lit: [1] },
  { shop: 'Advisors', x: 314, width: 160, height: 246, lit: [2, 7] },
  { shop: 'Hotel', x: 512, width: 206, height: 322, lit: [0, 7, 13, 18] },
  { shop: 'Cars', x: 756, width: 232, height: 152, lit: [] },
  { shop: 'Pizza', x: 1012, width: 184, height: 200, lit: [3] },
] as const

/** The fifth call of the night, at 2:14 am. */
const shownCall = 4
const groundY = 470
const frontHeight = 62
const windowGrid = { width: 22, height: 28, stepX: 40, stepY: 46 }

function windowsOf({ x, width, height }: (typeof houses)[number]): string[] {
  const columns = Math.floor((width - 16) / windowGrid.stepX)
  const rows = Math.floor((height - frontHeight - 44) / windowGrid.stepY)
  const inset = (width - (columns * windowGrid.stepX - windowGrid.stepX + windowGrid.width)) / 2
  return Array.from({ length: columns * rows }, (_, index) => {
    const left = x + inset + (index % columns) * windowGrid.stepX
    const top = groundY - height + 22 + Math.floor(index / columns) * windowGrid.stepY
    return `M${left} ${top}h${windowGrid.width}v${windowGrid.height}h-${windowGrid.width}z`
  })
}

/** The street at 2:14 am, while the hotel's line is answered. */
export function AirFilm({ calls }: AirFilmProps) {
  const before = calls.slice(0, shownCall)
  const onAir = calls[shownCall]
  return (
    <svg className="air-film" viewBox="0 0 1280 720" aria-hidden="true">
      <path className="film-sky" d="M0 0h1280v720H0z" />
      {houses.map((house) => (
        <g key={house.shop}>
          <path
            className="film-house"
            d={`M${house.x} ${groundY}v-${house.height}h${house.width}v${house.height}z`}
          />
          {windowsOf(house).map((window, index) => (
            <path
              key={window}
              className={house.lit.some((lit) => lit === index) ? 'film-lit' : 'film-dark'}
              d={window}
            />
          ))}
          <path
            className={house.shop === onAir?.shop ? 'film-lit' : 'film-dark'}
            d={`M${house.x + 10} ${groundY}v-${frontHeight}h${house.width - 20}v${frontHeight}z`}
          />
          <text
            className="film-sign"
            x={house.x + house.width / 2}
            y={groundY - frontHeight - 12}
            textAnchor="middle"
          >
            {house.shop}
          </text>
        </g>
      ))}
      <path className="film-counter" d="M0 546h1280v174H0z" />
      <path className="film-street" d="M0 471h1280M0 546h1280" />
      <path className="film-voice" d="M571 68v20M593 52v52M615 40v76M637 56v44M659 70v16" />
      <text className="film-clock" x="84" y="124">
        {onAir?.time}
      </text>
      {before.map((call, index) => (
        <g
          key={call.time}
          transform={`translate(${84 + index * 162} 574) rotate(${index % 2 ? 1.2 : -1.2})`}
        >
          <path className="film-slip" d="M0 0h132v112H0z" />
          <text className="film-note" x="12" y="26">
            {call.time}
          </text>
          <path className="film-rules" d="M12 42h108M12 60h108M12 78h108M12 96h58" />
        </g>
      ))}
    </svg>
  )
}
