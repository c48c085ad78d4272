import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { keywordLength } from '#contract/search.ts'
import type { SearchTab } from '#contract/search.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { SearchIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Marked } from '#web/ui/marked/marked.tsx'
import { searchQueries } from '../queries.ts'
import { searchText } from '../text.ts'
import { useStill } from '../use-still.ts'
import './search-field.css'

type SearchFieldProps = {
  label: string
  placeholder: string
  /** What is searched for now. */
  keyword: string
  onSearch: (keyword: string) => void
  collegeId?: number
  /** Suggests only of this kind. */
  kind?: SearchTab
}

/** The box with what one may mean below it, for finger and keyboard. */
export function SearchField({
  label,
  placeholder,
  keyword,
  onSearch,
  collegeId = 0,
  kind,
}: SearchFieldProps) {
  const text = useText(searchText)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(keyword)
  const [searched, setSearched] = useState(keyword)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // Another word was chosen beside, or by going back.
  if (searched !== keyword) {
    setSearched(keyword)
    setTyped(keyword)
    setIsOpen(false)
  }

  const wanted = useStill(typed.trim())
  const found = useQuery({
    ...searchQueries.suggestions({ keyword: wanted, collegeId }, kind),
    enabled: isOpen && wanted !== '',
    placeholderData: (before) => before,
  })
  const list = isOpen && typed.trim() !== '' ? (found.data ?? []) : []
  const isShown = list.length > 0

  useEffect(() => {
    // Whoever comes to search wants to type; whoever comes back to results wants to read.
    if (input.current?.value === '') input.current.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    if (!isOpen) return undefined
    const closeBeside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('click', closeBeside)
    return () => document.removeEventListener('click', closeBeside)
  }, [isOpen])

  function handleTyped(next: string) {
    setTyped(next)
    setIsOpen(true)
    setActive(-1)
  }

  function search(word: string) {
    const next = word.trim()
    setTyped(next)
    setIsOpen(false)
    setActive(-1)
    if (next === '') return input.current?.focus()
    // The keyboard of a phone would cover what was found.
    input.current?.blur()
    onSearch(next)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Tab') setIsOpen(false)
    if (!isShown || event.nativeEvent.isComposing) return
    const chosen = list[active]
    if (event.key === 'ArrowDown') setActive((at) => (at + 1 < list.length ? at + 1 : -1))
    else if (event.key === 'ArrowUp') setActive((at) => (at < 0 ? list.length - 1 : at - 1))
    else if (event.key === 'Enter' && chosen) search(chosen.text)
    else if (event.key === 'Escape') setIsOpen(false)
    else return
    event.preventDefault()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    search(typed)
  }

  return (
    <search className="search-field">
      <form ref={frame} noValidate onSubmit={handleSubmit}>
        <Field
          ref={input}
          label={label}
          hideLabel
          placeholder={placeholder}
          value={typed}
          onValue={handleTyped}
          onKeyDown={handleKey}
          maxLength={keywordLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field is an input; the role says that it has a list
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          prefix={<SearchIcon size="small" />}
          suffix={
            <Button small variant="quiet" type="submit">
              {text.search}
            </Button>
          }
          clearable
        />
        <output className="visually-hidden">{isShown && text.suggested(list.length)}</output>
        {isShown && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag offers free text with a list of our own
          <div id={listId} className="search-field-list" role="listbox" aria-label={text.suggestions}>
            {list.map((suggestion, at) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys and the focus are the input's
              <div
                key={suggestion.text}
                id={`${listId}-${at}`}
                className="search-field-option"
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option tag shows plain text only
                role="option"
                aria-selected={at === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => search(suggestion.text)}
              >
                <SearchIcon size="small" />
                <span className="search-field-words">
                  <Marked text={suggestion.text} hits={suggestion.hits} />
                </span>
              </div>
            ))}
          </div>
        )}
      </form>
    </search>
  )
}
