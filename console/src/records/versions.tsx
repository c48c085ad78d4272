import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Collapse, Empty, Spin, Table, Tag } from 'antd'
import type { RecordVersion, ShownResource } from '#contract/console/resources.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { consoleMutations, consoleQueries } from '../queries.ts'
import { recordText } from './text.ts'

type VersionsProps = { resource: ShownResource; id: number; values: Record<string, unknown>; version: number }

/** The versions of a record, what each says differently, and a way back to it. */
export function Versions({ resource, id, values, version }: VersionsProps) {
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
            {one.saved_at} · {one.saved_by} <Tag>{text.states[one.state]}</Tag> {one.reason}
          </>
        ),
        children: <Difference resource={resource} id={id} one={one} values={values} version={version} />,
      }))}
    />
  )
}

type DifferenceProps = VersionsProps & { one: RecordVersion }

function Difference({ resource, id, one, values, version }: DifferenceProps) {
  const text = useText(recordText)
  const { message } = App.useApp()
  const client = useQueryClient()
  const fields = resource.form?.fields ?? []
  const rows = fields
    .map(({ key, title }) => ({ key, title, before: plain(one.values[key]), now: plain(values[key]) }))
    .filter(({ before, now }) => before !== now)

  async function handleRestore() {
    try {
      await consoleMutations.save({
        resource: resource.name,
        id,
        draft: 0,
        values: one.values,
        version,
        publish: true,
        publish_at: '',
        reason: `${text.restore} ${one.saved_at}`,
      })
      await client.invalidateQueries()
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
          { key: 'title', dataIndex: 'title', title: text.field, width: 120 },
          { key: 'before', dataIndex: 'before', title: text.before },
          { key: 'now', dataIndex: 'now', title: text.now },
        ]}
      />
      <Button style={{ marginTop: 8 }} onClick={() => void handleRestore()}>
        {text.restore}
      </Button>
    </>
  )
}

/** A value as a reader compares it: rich text without its tags, lists line by line. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.replaceAll(/<[^>]+>/g, ' ').trim()
  if (Array.isArray(value)) return value.map(plain).join('\n')
  if (typeof value === 'object') return Object.values(value).map(plain).join(' · ')
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
