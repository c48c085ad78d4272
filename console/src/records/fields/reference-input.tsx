import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { consoleQueries } from '../../queries.ts'

type ReferenceInputProps = {
  id?: string
  value?: number | number[]
  onChange?: (value: number | number[] | undefined) => void
  resource: string
  isMany: boolean
}

/** Chooses records of another list by a word of their title. */
export function ReferenceInput({ id, value, onChange, resource, isMany }: ReferenceInputProps) {
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words.trim())
  const found = useQuery(consoleQueries.options(resource, asked))
  const ids = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null)
  const chosen = useQuery({ ...consoleQueries.options(resource, '', ids), enabled: ids.length > 0 })
  const options = new Map(
    [...(chosen.data ?? []), ...(found.data ?? [])].map((one) => [
      one.id,
      { value: one.id, label: one.title },
    ]),
  )
  return (
    <Select<number | number[]>
      id={id}
      mode={isMany ? 'multiple' : undefined}
      style={{ maxWidth: 480 }}
      allowClear
      showSearch={{ filterOption: false, onSearch: setWords }}
      loading={found.isFetching}
      value={value ?? undefined}
      options={[...options.values()]}
      onChange={(next: number | number[] | undefined) => onChange?.(next)}
    />
  )
}
