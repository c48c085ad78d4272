import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '#web/ui/language.ts'
import { LateResult } from '../late-result.tsx'
import { consoleText } from '../text.ts'

type LoadedProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** What was asked for, once it is there; until then it is loading, or says why not and can be asked again. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const text = useText(consoleText)
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Spin />
  return (
    <LateResult
      status="warning"
      title={text.loadFailed}
      subTitle={query.error.message}
      extra={<Button onClick={() => void query.refetch()}>{text.retry}</Button>}
    />
  )
}
