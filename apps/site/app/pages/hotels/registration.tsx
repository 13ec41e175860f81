import type { hotels } from '@nightdesk/content'
import { SlipRows } from '../../ui/slip.tsx'

/** The night desk: the registration card in the light of the lamp, under the edge the key to its room and those nobody has. */
export function Registration(card: (typeof hotels)['registration']) {
  return (
    <div className="registration">
      <div className="registration-card">
        <p className="slip-head">
          <span>{card.title}</span>
          <span className="slip-number">{card.number}</span>
        </p>
        <SlipRows rows={card.rows} />
        <p className="registration-example">{card.exampleLabel}</p>
      </div>
      <div className="desk-lamp" aria-hidden="true">
        <svg viewBox="0 0 120 52">
          <path className="lit" d="M36 8h48l28 30H8z" />
          <path d="M36 8h48l28 30H8zM88 38v8" />
          <circle cx="88" cy="48" r="3" />
        </svg>
      </div>
      <div className="desk-edge" aria-hidden="true" />
      <p className="key-tag">
        <span className="key-tag-label">{card.tag.label}</span>
        <span className="key-tag-number">{card.tag.number}</span>
      </p>
      <svg className="key-hook" viewBox="0 0 24 44" aria-hidden="true">
        <path d="M12 0v12a6 6 0 1 1-6 6M12 24v19" />
      </svg>
      <svg
        className="free-keys"
        viewBox="0 0 280 120"
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        <path
          className="free-tag"
          d="M22 33h40l12 12v48l-32 24-32-24V45zm20 7a4 4 0 1 0 .1 0zM216 33h40l12 12v48l-32 24-32-24V45zm20 7a4 4 0 1 0 .1 0z"
        />
        <path d="M42 0v12a6 6 0 1 1-6 6M139 0v12a6 6 0 1 1-6 6M236 0v12a6 6 0 1 1-6 6M42 24v19M236 24v19" />
        {card.emptyRooms.map((room, index) => (
          <text key={room} x={42 + index * 194} y="83" textAnchor="middle">
            {room}
          </text>
        ))}
      </svg>
    </div>
  )
}
