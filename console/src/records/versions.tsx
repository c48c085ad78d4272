import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Collapse, Empty, Skeleton, Tag } from 'antd'
import type { RecordVersion } from '#contract/console/resources.ts'
import type { ShownField, ShownResource } from '#contract/wire/shown-resource.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { consoleMutations, consoleQueries } from '../queries.ts'
import { ChangesTable, changedFields } from './changes-table.tsx'
import { recordText } from './text.ts'

type VersionsProps = { resource: ShownResource; id: number; values: Record<string, unknown> }

/** The versions of a record, what was changed since, and a way back to each or to one of its fields. */
export function Versions({ resource, id, values }: VersionsProps) {
  const text = useText(recordText)
  const versions = useQuery(consoleQueries.versions(resource.name, id))
  if (versions.isPending) return <Skeleton active title paragraph={{ rows: 8 }} />
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
  const changed = changedFields(fields, one.values, values)

  async function restore(restored: ShownField[]) {
    try {
      await consoleMutations.save({
        resource: resource.name,
        id,
        draft: 0,
        values: Object.fromEntries(restored.map(({ key }) => [key, one.values[key] ?? null])),
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

  if (changed.length === 0) return <p>{text.same}</p>
  return (
    <>
      <p>{text.sinceThen}</p>
      <ChangesTable
        fields={changed}
        before={one.values}
        after={values}
        onRestore={(field) => void restore([field])}
      />
      <Button style={{ marginTop: 8 }} onClick={() => void restore(changed)}>
        {text.restore}
      </Button>
    </>
  )
}
