import type { transportation } from '@nightdesk/content'
import { Part } from './part.tsx'

/** What AIR is plugged into; dashed plugs are there for those who want them. */
export function Integrations({ label, title, rows }: (typeof transportation)['integrations']) {
  return (
    <Part label={label} title={title}>
      <div className="plug-rows">
        {rows.map((row) => (
          <div key={row.name} className="plug-row">
            <h3 className="text-title">{row.name}</h3>
            <ul className="plugs" data-optional={row.isOptional || undefined}>
              {row.plugs.map((plug) => (
                <li key={plug}>{plug}</li>
              ))}
            </ul>
            <p className="text-quiet">{row.text}</p>
          </div>
        ))}
      </div>
    </Part>
  )
}
