import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { SearchIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { encyclopediaText } from '../text.ts'
import './search-box.css'

type SearchBoxProps = { initial?: string; onSearch: (word: string) => void }

export function SearchBox({ initial = '', onSearch }: SearchBoxProps) {
  const text = useText(encyclopediaText)
  const [word, setWord] = useState(initial)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(word.trim())
  }

  return (
    <search>
      <form className="encyclopedia-search" onSubmit={submit}>
        <Field
          label={text.searchLabel}
          hideLabel
          type="search"
          enterKeyHint="search"
          maxLength={50}
          placeholder={text.search}
          prefix={<SearchIcon size="small" />}
          clearable
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
