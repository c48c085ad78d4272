import { Button, Table } from 'antd'
import type { TableColumnsType } from 'antd'
import { isSameValue } from '#contract/wire/same-value.ts'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { plainText, ShownValue } from './shown-value.tsx'
import { recordText } from './text.ts'
import { WordDifference } from './word-difference.tsx'
import './changes-table.css'

type Values = Record<string, unknown>

/** The fields whose values differ. */
export const changedFields = (fields: ShownField[], before: Values, after: Values) =>
  fields.filter(({ key }) => !isSameValue(before[key] ?? null, after[key] ?? null))

type ChangesTableProps = {
  fields: ShownField[]
  before: Values
  after: Values
  /** Brings the former value of a single field back. */
  onRestore?: (field: ShownField) => void
}

/** What changes from one set of values to another: texts word by word, others as they were and as they will be. */
export function ChangesTable({ fields, before, after, onRestore }: ChangesTableProps) {
  const text = useText(recordText)
  const columns: TableColumnsType<ShownField> = [
    { key: 'title', title: text.field, width: 140, render: (_, { title }) => title },
    {
      key: 'change',
      title: text.change,
      render: (_, field) => <Change field={field} before={before[field.key]} after={after[field.key]} />,
    },
  ]
  if (onRestore)
    columns.push({
      key: 'restore',
      width: 140,
      render: (_, field) => (
        <Button
          size="small"
          aria-label={`${text.restoreField} ${field.title}`}
          onClick={() => onRestore(field)}
        >
          {text.restoreField}
        </Button>
      ),
    })
  return (
    <Table
      size="small"
      rowKey="key"
      pagination={false}
      dataSource={changedFields(fields, before, after)}
      columns={columns}
    />
  )
}

function Change({ field, before, after }: { field: ShownField; before: unknown; after: unknown }) {
  if (['text', 'lines', 'rich'].includes(field.kind))
    return <WordDifference before={plainText(before as string)} after={plainText(after as string)} />
  return (
    <>
      <ShownValue field={field} value={before} /> → <ShownValue field={field} value={after} />
    </>
  )
}
