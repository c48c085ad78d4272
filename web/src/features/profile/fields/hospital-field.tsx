import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { HospitalItem } from '#contract/profile.ts'
import { Field } from '#web/ui/field/field.tsx'
import type { FieldProps } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { profileQueries } from '../queries.ts'
import { profileText } from '../text.ts'
import { useDebounced } from '../use-debounced.ts'
import './hospital-field.css'

/** A hospital from the list, or one the list does not know: the text itself is the value. */
export function HospitalField({ value, onValue, ...rest }: FieldProps) {
  const text = useText(profileText)
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const keyword = useDebounced(value.trim())
  const found = useQuery({
    ...profileQueries.hospitals(keyword),
    enabled: isOpen && keyword !== '',
    placeholderData: (before) => before,
  })
  const list = isOpen && value.trim() !== '' ? (found.data ?? []) : []
  const isShown = list.length > 0

  useEffect(() => {
    if (!isOpen) return undefined
    // Not when the focus goes: what lies below would jump away from under the finger that presses it.
    const closeBeside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('click', closeBeside)
    return () => document.removeEventListener('click', closeBeside)
  }, [isOpen])

  function handleValue(next: string) {
    onValue(next)
    setIsOpen(true)
    setActive(-1)
  }

  function choose(hospital: HospitalItem) {
    onValue(hospital.name)
    setIsOpen(false)
    setActive(-1)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Tab') setIsOpen(false)
    if (!isShown || event.nativeEvent.isComposing) return
    const chosen = list[active]
    if (event.key === 'ArrowDown') setActive((at) => Math.min(at + 1, list.length - 1))
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(at - 1, -1))
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') setIsOpen(false)
    else return
    event.preventDefault()
    // Inside a sheet Esc closes the list first.
    event.stopPropagation()
  }

  function hint(): string {
    if (!isOpen || keyword === '') return text.hospitalHint
    if (found.isError) return text.hospitalsDown
    return found.data && !found.isPlaceholderData ? text.hospitalsFound(found.data.length) : text.hospitalHint
  }

  return (
    <div ref={frame} className="hospital-field">
      <Field
        {...rest}
        value={value}
        onValue={handleValue}
        onKeyDown={handleKey}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field is an input; the role says that it has a list
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        hint={hint()}
        clearable
      />
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag offers free text with a list of our own
        <div id={listId} className="hospital-field-list" role="listbox" aria-label={rest.label}>
          {list.map((hospital, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys and the focus are the input's
            <div
              key={hospital.hospital_id}
              id={`${listId}-${at}`}
              className="hospital-field-option"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option tag shows plain text only
              role="option"
              aria-selected={at === active}
              // The press must not take the focus, or the list would be gone before its click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(hospital)}
            >
              <span>{hospital.name}</span>
              <span className="hospital-field-place">
                {[...new Set([hospital.province, hospital.city])].join(' ')}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
