import { useQuery } from '@tanstack/react-query'
import { AutoComplete, Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#web/ui/language.ts'
import { consoleQueries } from '../queries.ts'
import { frameText } from './text.ts'

/** One box finds a person, an order, a meeting, a work. */
export function SearchBox() {
  const text = useText(frameText)
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words.trim())
  const found = useQuery({ ...consoleQueries.search(asked), enabled: asked !== '' })
  const options = (found.data ?? []).map(({ resource, title, rows }) => ({
    label: title,
    options: rows.map((row) => ({ value: `${resource}/${row.id}`, label: row.title })),
  }))

  function handleSelect(path: string) {
    setWords('')
    void navigate(`/${path}`)
  }

  return (
    <AutoComplete
      className="console-search"
      value={words}
      options={options}
      onChange={setWords}
      onSelect={handleSelect}
      notFoundContent={asked !== '' && found.data ? text.noHit : null}
    >
      <Input.Search
        placeholder={text.search}
        aria-label={text.search}
        allowClear
        loading={found.isFetching}
      />
    </AutoComplete>
  )
}
