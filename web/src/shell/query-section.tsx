import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'

type QuerySectionProps<Row> = {
  query: Pick<UseQueryResult, 'isError' | 'refetch'>
  rows: readonly Row[] | undefined
  title: string
  aside?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A part of a screen that has its own query: left out while it loads or when it is empty, with a retry if it fails. */
export function QuerySection<Row>({ query, rows, title, aside, children }: QuerySectionProps<Row>) {
  if (rows && rows.length > 0)
    return (
      <Section title={title} aside={aside}>
        {children(rows)}
      </Section>
    )
  if (!query.isError) return null
  return (
    <Section title={title}>
      <ListState status="error" inline onRetry={() => query.refetch()} />
    </Section>
  )
}
