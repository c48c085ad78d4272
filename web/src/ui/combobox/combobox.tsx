import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Field } from '#web/ui/field/field.tsx'
import type { FieldProps } from '#web/ui/field/field.tsx'
import './combobox.css'

type ComboboxProps<Option> = Omit<FieldProps, 'children'> & {
  /** Lets the owner look up options only while the list is wanted. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** The current options; the list shows when there are any. */
  options: readonly Option[]
  listLabel: string
  keyOf: (option: Option) => string | number
  children: (option: Option) => ReactNode
  onChoose: (option: Option) => void
}

/** A free-text field with a list of suggestions below it, usable by touch and keyboard. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { isOpen, onOpen, options, listLabel, keyOf, children, onChoose, onValue, ...field } = props
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && options.length > 0

  useEffect(() => {
    if (!isOpen) return undefined
    // Not on blur: the content below would jump away from under the finger that presses it.
    const closeBeside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) onOpen(false)
    }
    document.addEventListener('click', closeBeside)
    return () => document.removeEventListener('click', closeBeside)
  }, [isOpen, onOpen])

  function handleValue(next: string) {
    onValue(next)
    onOpen(true)
    setActive(-1)
  }

  function choose(option: Option) {
    onOpen(false)
    setActive(-1)
    onChoose(option)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Tab') onOpen(false)
    // Reopens a list that was closed with Esc.
    if (event.key === 'ArrowDown' && !isOpen) onOpen(true)
    if (!isShown || event.nativeEvent.isComposing) return
    const chosen = options[active]
    if (event.key === 'ArrowDown') setActive((at) => (at + 1 < options.length ? at + 1 : -1))
    else if (event.key === 'ArrowUp') setActive((at) => (at < 0 ? options.length - 1 : at - 1))
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') onOpen(false)
    else return
    event.preventDefault()
    // Inside a sheet, Esc closes the list first.
    event.stopPropagation()
  }

  return (
    <div ref={frame}>
      <Field
        {...field}
        onValue={handleValue}
        onKeyDown={handleKey}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field is an input; the role says that it has a list
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        clearable
      />
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag offers free text with a list of our own
        <div id={listId} className="combobox-list" role="listbox" aria-label={listLabel}>
          {options.map((option, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys and the focus are the input's
            <div
              key={keyOf(option)}
              id={`${listId}-${at}`}
              className="combobox-option"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option tag shows plain text only
              role="option"
              aria-selected={at === active}
              // The press must not move the focus, or the list would close before its click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {children(option)}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
