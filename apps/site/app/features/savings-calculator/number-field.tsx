import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { clamp, cleanDigits } from './parse-whole-number.ts'

type NumberFieldProps = {
  readonly id: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly least: number
  readonly most: number | undefined
  /** Printed in front of the number, such as the dollar's sign. */
  readonly sign: string
}

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** Cleans what was typed where it stands, so that the caret stays behind the same digit. */
function cleanInPlace(input: HTMLInputElement): string {
  const digits = cleanDigits(input.value)
  if (digits !== input.value) {
    const caret = cleanDigits(input.value.slice(0, input.selectionStart ?? 0)).length
    input.value = digits
    input.setSelectionRange(caret, caret)
  }
  return digits
}

/**
 * A field for whole numbers. While it has the focus it shows what was typed, even nothing; the number
 * that counts is shown again when the focus leaves. A text field, since browsers' number fields accept
 * signs, points and exponents and hide the text from us when they do.
 */
export function NumberField({ id, value, onChange, least, most, sign }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = cleanInPlace(event.currentTarget)
    setTyped(digits)
    onChange(clamp(Number(digits), least, most))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (!step) return
    event.preventDefault()
    setTyped(null)
    onChange(clamp(value + step, least, most))
  }

  return (
    <span className="number-field" data-sign={sign}>
      <input
        id={id}
        name={id}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        value={typed ?? value}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onBlur={() => setTyped(null)}
      />
    </span>
  )
}
