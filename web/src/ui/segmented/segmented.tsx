import { useId } from 'react'
import './segmented.css'

export type SegmentedProps<V extends string> = {
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
}

export function Segmented<V extends string>({ label, options, value, onChange }: SegmentedProps<V>) {
  const name = useId()
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segmented-option">
          <input
            type="radio"
            className="segmented-radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="segmented-face">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
