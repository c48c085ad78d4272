import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Space, Spin, Table } from 'antd'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { ShownResource, ShownRow } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { ActionButtons } from '../actions/action-buttons.tsx'
import { frameText } from '../frame/text.ts'
import { LateResult } from '../late-result.tsx'
import { Panel } from '../pop-ups.tsx'
import { consoleMutations, consoleQueries } from '../queries.ts'
import { consoleText, contentLanguage } from '../text.ts'
import { Cell } from './cell.tsx'
import { Filters } from './filters.tsx'
import { ImportButton } from './import-button.tsx'
import { listText } from './text.ts'
import { useListAddress } from './use-list-address.ts'
import { Views } from './views.tsx'

export function ListScreen() {
  const { resource: name } = useParams()
  const text = useText(frameText)
  const resources = useQuery(consoleQueries.resources())
  const resource = resources.data?.find((one) => one.name === name)
  if (!resource) return resources.isPending ? <Spin /> : <LateResult status="404" title={text.unknown} />
  return <List key={resource.name} resource={resource} />
}

function List({ resource }: { resource: ShownResource }) {
  const text = useText(listText)
  const common = useText(consoleText)
  const navigate = useNavigate()
  const list = useListAddress(resource)
  const { address } = list
  const { columns: shown, ...asked } = address
  const rows = useQuery({
    ...consoleQueries.rows({ resource: resource.name, ...asked }),
    placeholderData: (before) => before,
  })
  const [chosen, setChosen] = useState<number[]>([])
  const bulk = resource.actions.filter(({ is_bulk }) => is_bulk)

  async function handleExport() {
    const { url } = await consoleMutations.exportAddress(resource.name, address.filters, shown)
    location.assign(url)
  }

  const columns: TableColumnsType<ShownRow> = [
    {
      key: 'id',
      title: 'ID',
      dataIndex: 'id',
      width: 96,
      render: (id: number) => (
        <Link to={`/${resource.name}/${id}`} aria-label={`${text.open} ${id}`}>
          {id}
        </Link>
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
        <h1 className="console-title">{resource.title}</h1>
        <span className="console-spread" />
        <Views resource={resource.name} query={list.query} onChoose={list.adopt} />
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
        {resource.form?.may_import && <ImportButton resource={resource} />}
        <Button onClick={() => void handleExport()}>{text.exportList}</Button>
        {resource.form?.may_create && (
          <Button type="primary" onClick={() => void navigate(`/${resource.name}/new`)}>
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
      {resource.form?.is_published && <NewDrafts resource={resource.name} />}
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
      <div className="console-table">
        <Table<ShownRow>
          rowKey="id"
          size="middle"
          loading={rows.isFetching}
          locale={{ emptyText: Object.keys(address.filters).length > 0 ? text.noneFit : common.nothing }}
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
    </>
  )
}

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
