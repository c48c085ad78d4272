import { useId } from 'react'
import type { ReactNode } from 'react'
import './checkbox.css'

export type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  name?: string
  disabled?: boolean
  /** Marks the box and says why. */
  error?: string | undefined
}

/** Links inside the label stay links: only the rest of the label toggles the box. */
export function Checkbox({ checked, onChange, children, name, disabled = false, error }: CheckboxProps) {
  const id = useId()
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        className="checkbox-box"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="checkbox-label">
        {children}
        {error && (
          <span id={id} className="checkbox-error">
            {error}
          </span>
        )}
      </span>
    </label>
  )
}
