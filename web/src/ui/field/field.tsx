import { useId, useImperativeHandle, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { kitText } from '#web/ui/text.ts'
import './field.css'

export type FieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'value' | 'onChange' | 'className'> & {
  label: string
  /** Hides the label except from screen readers; for a search box whose icon says the same. */
  hideLabel?: boolean
  value: string
  onValue: (value: string) => void
  error?: string
  hint?: ReactNode
  prefix?: ReactNode
  suffix?: ReactNode
  clearable?: boolean
}

export function Field({
  label,
  hideLabel = false,
  value,
  onValue,
  error,
  hint,
  prefix,
  suffix,
  clearable = false,
  id,
  ref,
  ...rest
}: FieldProps) {
  const text = useText(kitText)
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])

  function clear() {
    onValue('')
    input.current?.focus()
  }

  return (
    <div className="field">
      <label className={hideLabel ? 'visually-hidden' : 'field-label'} htmlFor={inputId}>
        {label}
      </label>
      <div className="field-box" data-wrong={error ? true : undefined}>
        {prefix && <span className="field-slot">{prefix}</span>}
        <input
          {...rest}
          ref={input}
          id={inputId}
          className="field-input"
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
        {clearable && value !== '' && !rest.disabled && (
          <IconButton
            className="field-clear"
            label={`${text.clear} ${label}`}
            icon={<CloseIcon size="small" />}
            onClick={clear}
          />
        )}
        {suffix && <span className="field-slot">{suffix}</span>}
      </div>
      <div
        id={noteId}
        className="field-note"
        data-wrong={error ? true : undefined}
        data-hint={hint ? true : undefined}
        aria-live="polite"
      >
        {error ?? hint}
      </div>
    </div>
  )
}
