import { useQuery } from '@tanstack/react-query'
import { Button, Descriptions, Empty, Skeleton } from 'antd'
import type { ShownFact, ShownTable } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { LateResult } from '../late-result.tsx'
import { consoleQueries } from '../queries.ts'
import { Facts } from '../records/facts.tsx'
import { consoleText, contentLanguage } from '../text.ts'
import { Checks } from './checks.tsx'
import { placeText } from './text.ts'

type PartViewProps = { resource: string; id: number; part: string; base: string }

/** A part that is no list: what it needs, facts, short tables. */
export function PartView({ resource, id, part, base }: PartViewProps) {
  const common = useText(consoleText)
  const view = useQuery(consoleQueries.part(resource, id, part))
  if (view.isPending) return <Skeleton active />
  if (view.error)
    return (
      <LateResult
        status="warning"
        title={view.error.message}
        extra={<Button onClick={() => void view.refetch()}>{common.retry}</Button>}
      />
    )
  const { facts, tables, checks } = view.data
  const isShort = ({ kind }: ShownFact) => kind === 'text'
  return (
    <>
      <Checks checks={checks} base={base} />
      {facts.some(isShort) && (
        <Descriptions
          className="console-facts"
          bordered
          size="small"
          column={{ xs: 1, sm: 1, md: 2, lg: 2, xl: 3 }}
          items={facts
            .filter(isShort)
            .map(({ title, value }) => ({ key: title, label: title, children: value }))}
        />
      )}
      <Facts facts={facts.filter((fact) => !isShort(fact))} />
      {tables.map((table) => (
        <ShortTable key={table.title} table={table} />
      ))}
    </>
  )
}

const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d$/

function ShortTable({ table: { title, columns, rows } }: { table: ShownTable }) {
  const text = useText(placeText)
  return (
    <section className="place-table" aria-label={title}>
      <h3 className="console-subtitle">{title}</h3>
      {rows.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} />
      ) : (
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody lang={contentLanguage}>
            {rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the rows have no number of their own
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={columns[column]} className={isTime.test(cell) ? 'place-table-time' : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
