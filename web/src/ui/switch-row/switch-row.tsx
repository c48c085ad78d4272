import { useId } from 'react'
import type { ReactNode } from 'react'
import './switch-row.css'

export type SwitchRowProps = {
  label: string
  note?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export function SwitchRow({ label, note, checked, onChange, disabled = false }: SwitchRowProps) {
  const id = useId()
  return (
    <label className="switch-row" htmlFor={id}>
      <span className="switch-row-words">
        {label}
        {note && (
          <span id={`${id}-note`} className="switch-row-note">
            {note}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch-row-track"
        aria-label={label}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
