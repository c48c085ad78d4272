import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { consoleQueries } from '../queries.ts'
import { RecordForm } from './record-form.tsx'
import { RecordHead } from './record-head.tsx'
import type { Within } from './record-head.tsx'
import { recordText } from './text.ts'

/** The place in which a record is made, which fills the field that refers to it. */
type NewWithin = Within & { place: string; id: number }

export function NewRecord({ resource, within }: { resource: ShownResource; within?: NewWithin }) {
  const text = useText(recordText)
  const [query] = useSearchParams()
  const draftId = Number(query.get('draft') ?? 0)
  const drafts = useQuery({ ...consoleQueries.drafts(resource.name), enabled: draftId !== 0 })
  const draft = drafts.data?.find(({ id }) => id === draftId)
  if (draftId !== 0 && drafts.isPending) return <Skeleton active />
  const values = { ...prefilled(resource, query), ...(within && ofPlace(resource, within)) }
  return (
    <>
      <RecordHead
        resource={resource}
        title={text.newRecord(within?.title ?? resource.title)}
        within={within}
      />
      <RecordForm key={draftId} resource={resource} id={0} record={{ values, draft: draft ?? null }} />
    </>
  )
}

const referencesOf = ({ form }: ShownResource) =>
  (form?.fields ?? []).filter(({ kind }) => kind === 'reference')

/** References that the address names, such as `?meeting_id=12`. */
const prefilled = (resource: ShownResource, query: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    referencesOf(resource)
      .filter(({ key }) => query.has(key))
      .map(({ key }) => [key, Number(query.get(key))]),
  )

const ofPlace = (resource: ShownResource, { place, id }: NewWithin): Record<string, unknown> =>
  Object.fromEntries(
    referencesOf(resource)
      .filter((field) => field.resource === place)
      .slice(0, 1)
      .map(({ key }) => [key, id]),
  )
