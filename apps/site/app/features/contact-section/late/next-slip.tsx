import { contactNextFor } from '@nightdesk/content'
import { usePagePath } from '../../../platform/use-page-path.ts'
import { Slip, SlipRows } from '../../../ui/slip.tsx'
import { Stamp } from '../../../ui/stamp.tsx'

/** What becomes of a request, on paper: beside the form where there is room, else the form is torn off it. */
export function NextSlip() {
  const { title, number, rows, stamp } = contactNextFor(usePagePath())
  return (
    <div className="next-slip" data-stamped={stamp ? true : undefined}>
      <Slip title={title} number={number}>
        <SlipRows rows={rows} />
        {stamp && <Stamp {...stamp} />}
      </Slip>
    </div>
  )
}
