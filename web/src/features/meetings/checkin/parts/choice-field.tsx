import { useId } from 'react'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import '#web/ui/field/field.css'

type ChoiceFieldProps = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onValue: (value: string) => void
  error?: string | undefined
}

/** One of a few, all in sight. */
export function ChoiceField({ label, options, value, onValue, error }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <span id={id} className="field-label" aria-hidden>
        {label}
      </span>
      <Segmented label={label} options={options} value={value} onChange={onValue} />
      <div className="field-note" data-wrong={error ? true : undefined} aria-live="polite">
        {error}
      </div>
    </div>
  )
}
