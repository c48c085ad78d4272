import { Descriptions } from 'antd'
import type { ReadRecord } from '#contract/console/resources.ts'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { Cell } from '../lists/cell.tsx'
import { Facts } from './facts.tsx'

/** A longer text has its row for itself. */
const mostBeside = 60

type FacingProps = { resource: ShownResource; record: Pick<ReadRecord, 'row' | 'facts'> }

/** What a record says: its columns and its facts. */
export function Facing({ resource, record: { row, facts } }: FacingProps) {
  return (
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
            span: String(row[column.key] ?? '').length > mostBeside ? 'filled' : 1,
          }))}
        />
      )}
      <Facts facts={facts} />
    </>
  )
}
