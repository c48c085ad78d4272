import { useId } from 'react'
import { ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'
import '#web/ui/field/field.css'
import './choose-field.css'

export type ChooseFieldProps = {
  label: string
  /** The chosen value, as displayed. */
  value: string
  placeholder: string
  onPress: () => void
  error?: string
  name?: string
}

/** Looks like a field and opens a chooser. */
export function ChooseField({ label, value, placeholder, onPress, error, name }: ChooseFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <button
        type="button"
        id={id}
        name={name}
        className="field-box choose-field"
        data-wrong={error ? true : undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={error ? `${id}-note` : undefined}
        onClick={() => onPress()}
      >
        <span className="choose-field-value" data-empty={value === '' || undefined}>
          {value || placeholder}
        </span>
        <span className="choose-field-chevron">
          <ChevronIcon size="small" />
        </span>
      </button>
      <div id={`${id}-note`} className="field-note" data-wrong={error ? true : undefined} aria-live="polite">
        {error}
      </div>
    </div>
  )
}
