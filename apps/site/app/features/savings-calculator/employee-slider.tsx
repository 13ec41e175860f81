import { employeeTicks, fewestEmployees, mostEmployees } from './constants.ts'

type EmployeeSliderProps = {
  readonly labelledBy: string
  readonly valueText: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** Where a number of employees stands on the slider. */
function place(employees: number): string {
  return `${((employees - fewestEmployees) / (mostEmployees - fewestEmployees)) * 100}%`
}

/** A native slider over a drawn track: its filled part, and ticks with their numbers. */
export function EmployeeSlider({ labelledBy, valueText, value, onChange }: EmployeeSliderProps) {
  return (
    <div className="slider">
      <svg aria-hidden="true">
        <rect width="100%" height="6" y="11" rx="3" />
        <rect width={place(value)} height="6" y="11" rx="3" />
        {employeeTicks.map((tick) => (
          <g key={tick}>
            <line x1={place(tick)} x2={place(tick)} y1="28" y2="34" />
            <text x={place(tick)} y="48">
              {tick}
            </text>
          </g>
        ))}
      </svg>
      <input
        type="range"
        name="employees"
        min={fewestEmployees}
        max={mostEmployees}
        aria-labelledby={labelledBy}
        aria-valuetext={valueText}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
