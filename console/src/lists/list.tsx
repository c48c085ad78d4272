import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Skeleton, Space, Table } from 'antd'
import type { TableColumnsType } from 'antd'
import { useContext, useState } from 'react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ShownResource, ShownRow } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { ActionButtons } from '../actions/action-buttons.tsx'
import { Panel } from '../pop-ups.tsx'
import { consoleMutations, consoleQueries } from '../queries.ts'
import { RecordBase } from '../records/record-base.ts'
import { consoleText, contentLanguage } from '../text.ts'
import { Cell } from './cell.tsx'
import { EmptyList } from './empty-list.tsx'
import { Filters } from './filters.tsx'
import { ImportButton } from './import-button.tsx'
import { SortButton } from './sort-button.tsx'
import { listText } from './text.ts'
import { useListAddress } from './use-list-address.ts'
import { Views } from './views.tsx'

type ListProps = {
  resource: ShownResource
  /** The place whose rows are shown, and what the list is called there. */
  within?: { place: string; id: number; title: string; same: string }
}

/** The rows of a list: all of them, or those that belong to a place. */
export function List({ resource: whole, within }: ListProps) {
  const resource = within ? withoutSame(whole, within.same) : whole
  const text = useText(listText)
  const common = useText(consoleText)
  const navigate = useNavigate()
  const list = useListAddress(resource)
  const { address } = list
  const { columns: shown, ...asked } = address
  const ofPlace = within && { place: within.place, place_id: within.id }
  const inPlace = useContext(RecordBase)
  // A record that is a place of its own opens there.
  const base = inPlace !== undefined && resource.parts.length === 0 ? inPlace : `/${resource.name}`
  const listed = inPlace ?? `/${resource.name}`
  const rows = useQuery({
    ...consoleQueries.rows({ resource: resource.name, ...asked, ...ofPlace }),
    placeholderData: (before) => before,
  })
  const [chosen, setChosen] = useState<number[]>([])
  const bulk = resource.actions.filter(({ is_bulk }) => is_bulk)

  async function handleExport() {
    const { url } = await consoleMutations.exportAddress({
      resource: resource.name,
      filters: address.filters,
      columns: shown,
      ...ofPlace,
    })
    location.assign(url)
  }

  /** The whole row opens its record; what is pressed or marked inside it does not. */
  function handleRow(event: MouseEvent<HTMLElement>, id: number) {
    const isOther = (event.target as HTMLElement).closest(
      'a, button, input, label, .ant-table-selection-column',
    )
    if (resource.is_listed && !isOther && String(getSelection()) === '') void navigate(`${base}/${id}`)
  }

  const columns: TableColumnsType<ShownRow> = [
    {
      key: 'id',
      title: 'ID',
      dataIndex: 'id',
      width: 96,
      render: (id: number) =>
        resource.is_listed ? (
          <Link to={`${base}/${id}`} aria-label={`${text.open} ${id}`}>
            {id}
          </Link>
        ) : (
          id
        ),
    },
    ...resource.columns
      .filter(({ key }) => shown.includes(key))
      .map((column) => ({
        key: column.key,
        title: column.title,
        dataIndex: column.key,
        sorter: column.is_sortable,
        sortOrder: orderOf(address, column.key),
        align: ['money', 'number', 'duration'].includes(column.kind) ? ('right' as const) : undefined,
        render: (value: string | number | boolean | null) => <Cell column={column} value={value} />,
      })),
  ]

  return (
    <>
      <div className="console-head">
        {within ? (
          <h2 className="console-subtitle">{within.title}</h2>
        ) : (
          <h1 className="console-title">{resource.title}</h1>
        )}
        <span className="console-spread" />
        {!within && <Views resource={resource.name} query={list.query} onChoose={list.adopt} />}
        <Panel button={<Button>{text.columns}</Button>}>
          {() => (
            <Checkbox.Group
              style={{ display: 'grid', gap: 4 }}
              value={shown}
              options={resource.columns.map(({ key, title }) => ({ value: key, label: title }))}
              onChange={(keys) => list.setColumns(keys)}
            />
          )}
        </Panel>
        {!within && resource.form?.is_ordered && <SortButton resource={resource} />}
        {!within && resource.form?.may_import && <ImportButton resource={resource} />}
        {resource.is_listed && <Button onClick={() => void handleExport()}>{text.exportList}</Button>}
        {resource.form?.may_create && (
          <Button type="primary" onClick={() => void navigate(`${listed}/new`)}>
            {text.create}
          </Button>
        )}
      </div>
      <Filters
        resource={resource}
        values={address.filters}
        onChange={list.setFilter}
        onClear={list.clearFilters}
      />
      {!within && resource.form?.is_published && <NewDrafts resource={resource.name} />}
      {rows.error && (
        <Alert
          type="error"
          title={rows.error.message}
          action={<Button onClick={() => void rows.refetch()}>{common.retry}</Button>}
        />
      )}
      {chosen.length > 0 && (
        <Space style={{ marginBottom: 12 }}>
          <output>{text.chosen(chosen.length)}</output>
          <ActionButtons resource={resource.name} actions={bulk} ids={chosen} onDone={() => setChosen([])} />
        </Space>
      )}
      {rows.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />
      ) : (
        <div className={resource.is_listed ? 'console-table console-table-opens' : 'console-table'}>
          <Table<ShownRow>
            rowKey="id"
            onRow={({ id }) => ({ onClick: (event) => handleRow(event, Number(id)) })}
            size="middle"
            loading={rows.isFetching}
            locale={{
              emptyText: (
                <EmptyList resource={resource} isFiltered={Object.keys(address.filters).length > 0} />
              ),
            }}
            columns={columns}
            dataSource={rows.data?.rows}
            rowSelection={
              bulk.length === 0
                ? undefined
                : {
                    selectedRowKeys: chosen,
                    onChange: (keys) => setChosen(keys.map(Number)),
                    getTitleCheckboxProps: () => ({ 'aria-label': text.chooseAll }),
                    getCheckboxProps: ({ id }) => ({ 'aria-label': `${text.choose} ${String(id)}` }),
                  }
            }
            pagination={{
              current: address.page,
              pageSize: address.size,
              total: rows.data?.total ?? 0,
              showSizeChanger: true,
              pageSizeOptions: [20, 50, 100, 200],
              showTotal: text.total,
            }}
            onChange={(pagination, _filters, sorter, { action }) => {
              if (action === 'paginate') list.setPage(pagination.current ?? 1, pagination.pageSize ?? 20)
              const sort = Array.isArray(sorter) ? sorter[0] : sorter
              if (action === 'sort')
                list.setSort(sort?.order ? String(sort.columnKey) : '', sort?.order === 'descend')
            }}
          />
        </div>
      )}
    </>
  )
}

/** What says the same in each row of the place is left out. */
const withoutSame = (resource: ShownResource, same: string): ShownResource => ({
  ...resource,
  columns: resource.columns.filter(({ key }) => key !== same),
  filters: resource.filters.filter(({ key }) => key !== same),
})

type Order = 'ascend' | 'descend' | null

const orderOf = ({ sort, descending }: { sort: string; descending: boolean }, key: string): Order =>
  sort === key ? (descending ? 'descend' : 'ascend') : null

/** Drafts of things that do not exist yet are in no list; they are found here. */
function NewDrafts({ resource }: { resource: string }) {
  const text = useText(listText)
  const drafts = useQuery(consoleQueries.drafts(resource)).data ?? []
  if (drafts.length === 0) return null
  return (
    <Alert
      style={{ marginBottom: 12 }}
      title={text.drafts(drafts.length)}
      description={
        <Space wrap>
          {drafts.map((draft) => (
            <Link key={draft.id} to={`/${resource}/new?draft=${draft.id}`} lang={contentLanguage}>
              {draft.title || text.untitled} · {draft.saved_by} · {draft.saved_at}
              {draft.publish_at && ` → ${draft.publish_at}`}
            </Link>
          ))}
        </Space>
      }
    />
  )
}
