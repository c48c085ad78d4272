import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { SearchField } from '#web/ui/search-field/search-field.tsx'
import './search-box.css'

export type SearchBoxProps = {
  text: { label: string; placeholder: string; go: string }
  initial?: string
  /** Is given an empty word when the person searches for nothing: the whole list is shown again. */
  onSearch: (word: string) => void
}

/** A word to narrow a list with, sent by its button or by the keyboard. */
export function SearchBox({ text, initial = '', onSearch }: SearchBoxProps) {
  const [word, setWord] = useState(initial)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(word.trim())
  }

  return (
    <search>
      <form className="search-box" onSubmit={submit}>
        <SearchField
          label={text.label}
          maxLength={50}
          placeholder={text.placeholder}
          value={word}
          onValue={setWord}
        />
        <Button type="submit" variant="quiet">
          {text.go}
        </Button>
      </form>
    </search>
  )
}
