import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import '#web/ui/field/field.css'
import './long-field.css'

type LongFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
  label: string
  value: string
  onValue: (value: string) => void
  most: number
  error?: string
  hint?: ReactNode
}

/** Several lines of text, with a count that turns red rather than a cut of what was pasted. */
export function LongField({ label, value, onValue, most, error, hint, ...rest }: LongFieldProps) {
  const id = useId()
  const length = value.trim().length
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box" data-wrong={error ? true : undefined}>
        <textarea
          {...rest}
          id={id}
          className="field-input long-field-input"
          rows={5}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
      </div>
      <div className="long-field-foot">
        <div
          id={`${id}-note`}
          className="field-note"
          data-wrong={error ? true : undefined}
          aria-live="polite"
        >
          {error ?? hint}
        </div>
        <span className="field-note long-field-count" data-wrong={length > most || undefined}>
          {length}/{most}
        </span>
      </div>
    </div>
  )
}
