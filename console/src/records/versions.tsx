import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Collapse, Empty, Spin, Table, Tag } from 'antd'
import type { RecordVersion } from '#contract/console/resources.ts'
import { isSameValue } from '#contract/wire/same-value.ts'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { consoleMutations, consoleQueries } from '../queries.ts'
import { ShownValue } from './shown-value.tsx'
import { recordText } from './text.ts'

type VersionsProps = { resource: ShownResource; id: number; values: Record<string, unknown> }

/** The versions of a record, what each says differently, and a way back to it. */
export function Versions({ resource, id, values }: VersionsProps) {
  const text = useText(recordText)
  const versions = useQuery(consoleQueries.versions(resource.name, id))
  if (versions.isPending) return <Spin />
  if (!versions.data || versions.data.length === 0) return <Empty description={text.noVersions} />
  return (
    <Collapse
      items={versions.data.map((one) => ({
        key: one.id,
        label: (
          <>
            {one.saved_at} · {one.saved_by || text.savedElsewhere} <Tag>{text.states[one.state]}</Tag>{' '}
            {one.reason}
          </>
        ),
        children: <Difference resource={resource} id={id} one={one} values={values} />,
      }))}
    />
  )
}

type DifferenceProps = VersionsProps & { one: RecordVersion }

function Difference({ resource, id, one, values }: DifferenceProps) {
  const text = useText(recordText)
  const { message } = App.useApp()
  const client = useQueryClient()
  const fields = resource.form?.fields ?? []
  const rows = fields
    .filter(({ key }) => !isSameValue(one.values[key], values[key]))
    .map((field) => ({ key: field.key, field, before: one.values[field.key], now: values[field.key] }))

  async function handleRestore() {
    try {
      await consoleMutations.save({
        resource: resource.name,
        id,
        draft: 0,
        values: Object.fromEntries(rows.map(({ key, before }) => [key, before ?? null])),
        base: values,
        publish: true,
        publish_at: '',
        reason: `${text.restore} ${one.saved_at}`,
      })
      await client.invalidateQueries()
      void message.success(text.restored)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      void message.error(error.message)
    }
  }

  if (rows.length === 0) return <p>{text.same}</p>
  return (
    <>
      <Table
        size="small"
        rowKey="key"
        pagination={false}
        dataSource={rows}
        columns={[
          { key: 'title', title: text.field, width: 140, render: (_, { field }) => field.title },
          {
            key: 'before',
            title: text.before,
            render: (_, { field, before }) => <ShownValue field={field} value={before} />,
          },
          {
            key: 'now',
            title: text.now,
            render: (_, { field, now }) => <ShownValue field={field} value={now} />,
          },
        ]}
      />
      <Button style={{ marginTop: 8 }} onClick={() => void handleRestore()}>
        {text.restore}
      </Button>
    </>
  )
}
