import { brand, dayStrip, type SocialCard } from '@nightdesk/content'
import { FiveBarMark } from '../app/illustrations/five-bar-mark.tsx'
import { DayStrip } from '../app/ui/day-strip/day-strip.tsx'
import { Picture } from './picture.tsx'

/** From here on a title takes a smaller size, so that it keeps to four lines. */
const longTitle = 28

type SocialCardFigureProps = { readonly card: SocialCard }

/** Title, paper and strip: the composition of the home page's opening, for each page. */
export function SocialCardFigure({ card }: SocialCardFigureProps) {
  const { path, label, title, scheme, picture } = card
  return (
    <div className="social-card" data-scheme={scheme} data-page={path}>
      <p className="social-brand">
        <FiveBarMark />
        {brand.product}
      </p>
      <div className="social-words">
        <p className="label">{label}</p>
        <p className="social-title" data-long={title.length > longTitle || undefined}>
          {title}
        </p>
      </div>
      <div className="social-picture" data-kind={picture.kind}>
        <Picture picture={picture} />
      </div>
      <div className="social-strip">
        <DayStrip {...dayStrip} />
      </div>
    </div>
  )
}
