import type { home } from '@nightdesk/content'
import { DayStrip } from '../../ui/day-strip/day-strip.tsx'
import { Hero } from '../../ui/hero.tsx'
import { Slip, SlipBoxes, SlipRows } from '../../ui/slip.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type HomeHeroProps = Pick<typeof home, 'hero' | 'hear' | 'strip' | 'callNote' | 'sheetBelow'>

/** Headline, slip and strip tell one call: 2:14 am. */
export function HomeHero({ hero, hear, strip, callNote, sheetBelow }: HomeHeroProps) {
  return (
    <Hero
      {...hero}
      above={<p className="label">{hero.label}</p>}
      secondAction={hear}
      alsoTo={
        <span className="hero-also">
          <TextLink to={hero.secondAction.to}>{hero.secondAction.label}</TextLink>
        </span>
      }
      aside={<CallNote callNote={callNote} sheetBelow={sheetBelow} />}
    >
      <div className="mt-10">
        <DayStrip {...strip} />
      </div>
    </Hero>
  )
}

function CallNote({ callNote, sheetBelow }: Pick<HomeHeroProps, 'callNote' | 'sheetBelow'>) {
  return (
    <div className="desk">
      <div className="desk-below" aria-hidden="true">
        <Slip paper="sheet" title={sheetBelow.title} number={sheetBelow.number} />
      </div>
      <div className="desk-above">
        <Slip lands title={callNote.title} number={callNote.number}>
          <SlipRows rows={callNote.rows} />
          <SlipBoxes boxes={callNote.boxes} />
          <p className="slip-example">{callNote.exampleLabel}</p>
        </Slip>
      </div>
    </div>
  )
}
