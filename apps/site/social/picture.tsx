import { socialExampleLabel, type SocialPicture } from '@nightdesk/content'
import { FiveBars } from '../app/ui/five-bars.tsx'
import { Slip, SlipBoxes, SlipRows } from '../app/ui/slip.tsx'
import { TradePaper } from './trade-paper.tsx'

type PictureOf<Kind extends SocialPicture['kind']> = Extract<SocialPicture, { kind: Kind }>

function CallNote({ slip }: PictureOf<'slip'>) {
  return (
    <Slip title={slip.title} number={slip.number}>
      <SlipRows rows={slip.rows} />
      <SlipBoxes boxes={slip.boxes} />
      <p className="social-example">{socialExampleLabel}</p>
    </Slip>
  )
}

/** A card of numbered entries, as many as it has room for. */
function Register({ title, entries }: PictureOf<'register'>) {
  return (
    <div className="register">
      <p className="register-title">{title}</p>
      <ol>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ol>
    </div>
  )
}

/** The key rack: a tag in each place that has a page, and the places still empty. */
function Rack({ tags, emptyCount }: PictureOf<'rack'>) {
  const places = [...tags, ...Array<undefined>(emptyCount)]
  return (
    <div className="rack">
      {places.map((tag, place) => (
        <div key={tag ?? `empty ${place}`} className="rack-place" data-empty={!tag || undefined}>
          {tag && <span className="rack-tag">{tag}</span>}
        </div>
      ))}
    </div>
  )
}

function Nameplates({ plates }: PictureOf<'nameplates'>) {
  return (
    <div className="plates">
      {plates.map(({ name, isLit }) => (
        <div key={name} className="plate" data-lit={isLit || undefined}>
          {name}
        </div>
      ))}
    </div>
  )
}

/** The demo card while somebody speaks. */
function Line({ status, caption }: PictureOf<'line'>) {
  return (
    <div className="line">
      <p className="line-status">
        <span>{status}</span>
        <span>{caption}</span>
      </p>
      <FiveBars state="live" ref={(bars) => bars?.style.setProperty('--level', '1')} />
    </div>
  )
}

type PictureProps = { readonly picture: SocialPicture }

export function Picture({ picture }: PictureProps) {
  switch (picture.kind) {
    case 'slip':
      return <CallNote {...picture} />
    case 'paper':
      return <TradePaper {...picture} />
    case 'register':
      return <Register {...picture} />
    case 'rack':
      return <Rack {...picture} />
    case 'nameplates':
      return <Nameplates {...picture} />
    case 'line':
      return <Line {...picture} />
    default:
      return picture satisfies never
  }
}
