import type { ReactNode } from 'react'
import './checkbox.css'

export type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  name?: string
  disabled?: boolean
}

/** Links inside the label stay links: only the rest of the label toggles the box. */
export function Checkbox({ checked, onChange, children, name, disabled = false }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        className="checkbox-box"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="checkbox-label">{children}</span>
    </label>
  )
}
