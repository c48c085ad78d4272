import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { keywordLength } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import { useDebounced } from '#web/ui/combobox/use-debounced.ts'
import { SearchIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Marked } from '#web/ui/marked/marked.tsx'
import { searchQueries } from '../queries.ts'
import { searchText } from '../text.ts'
import './search-field.css'

type SearchFieldProps = {
  label: string
  placeholder: string
  /** The current search term. */
  keyword: string
  onSearch: (keyword: string) => void
  collegeId?: number
  /** Suggests only this kind. */
  kind?: SearchTab
}

/** The search box with suggestions below it, usable by touch and keyboard. */
export function SearchField({
  label,
  placeholder,
  keyword,
  onSearch,
  collegeId = 0,
  kind,
}: SearchFieldProps) {
  const text = useText(searchText)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(keyword)
  const [searched, setSearched] = useState(keyword)
  const [isOpen, setIsOpen] = useState(false)
  // Another term was chosen outside the box, or by going back.
  if (searched !== keyword) {
    setSearched(keyword)
    setTyped(keyword)
    setIsOpen(false)
  }

  const wanted = useDebounced(typed.trim())
  const found = useQuery({
    ...searchQueries.suggestions({ keyword: wanted, collegeId }, kind),
    enabled: isOpen && wanted !== '',
    placeholderData: (before) => before,
  })
  const list = isOpen && typed.trim() !== '' ? (found.data ?? []) : []

  useEffect(() => {
    // With an empty box the user wants to type; with results, to read.
    if (input.current?.value === '') input.current.focus({ preventScroll: true })
  }, [])

  function search(word: string) {
    const next = word.trim()
    setTyped(next)
    setIsOpen(false)
    if (next === '') return input.current?.focus()
    // The on-screen keyboard would cover the results.
    input.current?.blur()
    onSearch(next)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // While the page starts, the field may hold what React has not heard of yet.
    search(input.current?.value ?? typed)
  }

  return (
    <search className="search-field">
      <form noValidate onSubmit={handleSubmit}>
        <Combobox
          ref={input}
          label={label}
          hideLabel
          placeholder={placeholder}
          value={typed}
          onValue={setTyped}
          isOpen={isOpen}
          onOpen={setIsOpen}
          options={list}
          listLabel={text.suggestions}
          keyOf={(suggestion) => `${suggestion.kind} ${suggestion.text}`}
          onChoose={(suggestion) => search(suggestion.text)}
          maxLength={keywordLength}
          enterKeyHint="search"
          autoCapitalize="none"
          spellCheck={false}
          prefix={<SearchIcon size="small" />}
          suffix={
            <Button small variant="quiet" type="submit">
              {text.search}
            </Button>
          }
        >
          {(suggestion) => (
            <>
              <SearchIcon size="small" />
              <span className="search-field-words">
                <Marked text={suggestion.text} hits={suggestion.hits} />
              </span>
              <span className="search-field-kind">{text.kind[suggestion.kind]}</span>
            </>
          )}
        </Combobox>
        <output className="visually-hidden">{list.length > 0 && text.suggested(list.length)}</output>
      </form>
    </search>
  )
}
