import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import '#web/ui/field/field.css'
import './text-area.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
  label: string
  /** Hides the label except from screen readers; for a screen whose title says the same. */
  hideLabel?: boolean
  value: string
  onValue: (value: string) => void
  /** Beyond it the count turns red; pasted text is not cut. */
  most: number
  error?: string
  hint?: ReactNode
}

/** A multi-line text field with a character count. */
export function TextArea({
  label,
  hideLabel = false,
  value,
  onValue,
  most,
  error,
  hint,
  ...rest
}: TextAreaProps) {
  const id = useId()
  // In characters, not in the units of JavaScript's strings.
  const { length } = Array.from(value.trim())
  return (
    <div className="field">
      <label className={hideLabel ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <div className="field-box" data-wrong={error ? true : undefined}>
        <textarea
          rows={6}
          {...rest}
          id={id}
          className="field-input text-area-input"
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note ${id}-count`}
        />
      </div>
      <div className="text-area-foot">
        <div
          id={`${id}-note`}
          className="field-note"
          data-wrong={error ? true : undefined}
          data-hint
          aria-live="polite"
        >
          {error ?? hint}
        </div>
        <span
          id={`${id}-count`}
          className="field-note text-area-count"
          data-hint
          data-wrong={length > most || undefined}
        >
          {length}/{most}
        </span>
      </div>
    </div>
  )
}
