import { useQuery } from '@tanstack/react-query'
import { Button, Descriptions, Result, Spin, Tabs } from 'antd'
import { Suspense } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { ActionButtons } from '../actions/action-buttons.tsx'
import { frameText } from '../frame/text.ts'
import { Cell } from '../lists/cell.tsx'
import { consoleQueries } from '../queries.ts'
import { consoleText, contentLanguage } from '../text.ts'
import { Facts } from './facts.tsx'
import { RecordForm } from './record-form.tsx'
import { recordTools } from './record-tools.ts'
import { recordText } from './text.ts'
import { Versions } from './versions.tsx'

export function RecordScreen() {
  const { resource: name, id = '' } = useParams()
  const text = useText(frameText)
  const resources = useQuery(consoleQueries.resources())
  const resource = resources.data?.find((one) => one.name === name)
  if (!resource) return resources.isPending ? <Spin /> : <Result status="404" title={text.unknown} />
  if (id === 'new') return <NewRecord resource={resource} />
  return <OneRecord key={`${resource.name} ${id}`} resource={resource} id={Number(id)} />
}

function NewRecord({ resource }: { resource: ShownResource }) {
  const text = useText(recordText)
  const [query] = useSearchParams()
  const draftId = Number(query.get('draft') ?? 0)
  const drafts = useQuery({ ...consoleQueries.drafts(resource.name), enabled: draftId !== 0 })
  const draft = drafts.data?.find(({ id }) => id === draftId)
  if (draftId !== 0 && drafts.isPending) return <Spin />
  return (
    <>
      <Head resource={resource} title={text.newRecord(resource.title)} />
      <RecordForm
        key={draftId}
        resource={resource}
        id={0}
        record={{ values: prefilled(resource, query), draft: draft ?? null }}
      />
    </>
  )
}

/** References that the address names, such as `?meeting_id=12`. */
const prefilled = ({ form }: ShownResource, query: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    (form?.fields ?? [])
      .filter(({ key, kind }) => kind === 'reference' && query.has(key))
      .map(({ key }) => [key, Number(query.get(key))]),
  )

function OneRecord({ resource, id }: { resource: ShownResource; id: number }) {
  const text = useText(recordText)
  const common = useText(consoleText)
  const record = useQuery(consoleQueries.record(resource.name, id))
  if (record.isPending) return <Spin />
  if (record.error)
    return (
      <Result
        status="warning"
        title={record.error.message}
        extra={<Button onClick={() => void record.refetch()}>{common.retry}</Button>}
      />
    )
  const { title, row, facts, values, version, draft, actions } = record.data
  const facing = (
    <>
      {row && (
        <Descriptions
          className="console-facts"
          bordered
          size="small"
          column={{ xs: 1, sm: 1, md: 2, lg: 2, xl: 2 }}
          items={resource.columns.map((column) => ({
            key: column.key,
            label: column.title,
            children: <Cell column={column} value={row[column.key]} />,
          }))}
        />
      )}
      <Facts facts={facts} />
    </>
  )
  const mayEdit = resource.form?.may_change && values !== null
  const Tool = recordTools[resource.name]
  return (
    <>
      <Head resource={resource} title={title || resource.title} id={id}>
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
      </Head>
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

type HeadProps = { resource: ShownResource; title: string; id?: number; children?: React.ReactNode }

function Head({ resource, title, id, children }: HeadProps) {
  return (
    <div className="console-head">
      <Link to={`/${resource.name}`}>{resource.title}</Link>
      <span aria-hidden>/</span>
      <h1 className="console-title" lang={id === undefined ? undefined : contentLanguage}>
        {title}
      </h1>
      {id !== undefined && <span className="console-number">ID {id}</span>}
      <span className="console-spread" />
      {children}
    </div>
  )
}
