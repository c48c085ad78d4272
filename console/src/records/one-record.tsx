import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, Tabs } from 'antd'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { failures } from '#contract/wire/failure.ts'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { ActionButtons } from '../actions/action-buttons.tsx'
import { LateResult } from '../late-result.tsx'
import { consoleQueries } from '../queries.ts'
import { consoleText } from '../text.ts'
import { Facing } from './facing.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordHead } from './record-head.tsx'
import type { Within } from './record-head.tsx'
import { recordTools } from './record-tools.ts'
import { recordText } from './text.ts'
import { Versions } from './versions.tsx'

/** One record of a list: what it says, its form and its history. */
export function OneRecord({
  resource,
  id,
  within,
  missing,
}: {
  resource: ShownResource
  id: number
  within?: Within
  /** What is shown instead where there is no such record. */
  missing?: ReactNode
}) {
  const text = useText(recordText)
  const common = useText(consoleText)
  const record = useQuery(consoleQueries.record(resource.name, id))
  if (record.isPending) return <Skeleton active title paragraph={{ rows: 8 }} />
  if (missing && record.error instanceof CallFailure && record.error.status === failures.dataMissing.status)
    return missing
  if (record.error)
    return (
      <LateResult
        status="warning"
        title={record.error.message}
        extra={<Button onClick={() => void record.refetch()}>{common.retry}</Button>}
      />
    )
  const { title, facts, values, version, draft, actions } = record.data
  const facing = <Facing resource={resource} record={record.data} />
  const mayEdit = resource.form?.may_change && values !== null
  const Tool = recordTools[resource.name]
  return (
    <>
      <RecordHead resource={resource} title={title || resource.title} id={id} within={within}>
        <ActionButtons
          resource={resource.name}
          actions={resource.actions.filter(({ name }) => actions.includes(name))}
          ids={[id]}
        />
        {Tool && (
          <Suspense fallback={null}>
            <Tool id={id} />
          </Suspense>
        )}
      </RecordHead>
      {mayEdit ? (
        <Tabs
          defaultActiveKey={facts.length > 0 ? 'facts' : 'edit'}
          items={[
            { key: 'facts', label: text.facts, children: facing },
            {
              key: 'edit',
              label: text.edit,
              children: (
                <RecordForm
                  key={`${version} ${draft?.id ?? 0}`}
                  resource={resource}
                  id={id}
                  record={{ values, draft }}
                />
              ),
            },
            {
              key: 'history',
              label: text.history,
              children: <Versions resource={resource} id={id} values={values} />,
            },
          ]}
        />
      ) : (
        facing
      )}
    </>
  )
}
