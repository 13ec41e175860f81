import { callNote, dayStrip, homeHero, sheetBelow } from '@nightdesk/content'
import { DayStrip } from '../../ui/day-strip/day-strip.tsx'
import { Hero } from '../../ui/hero.tsx'
import { Slip, SlipBoxes, SlipRows } from '../../ui/slip.tsx'

/** Headline, slip and strip tell one call: 2:14 am. */
export function HomeHero() {
  return (
    <Hero
      above={<p className="label">{homeHero.label}</p>}
      title={homeHero.title}
      lead={homeHero.lead}
      action={homeHero.action}
      secondAction={homeHero.secondAction}
      aside={<CallNote />}
    >
      <div className="mt-10">
        <DayStrip {...dayStrip} />
      </div>
    </Hero>
  )
}

function CallNote() {
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
