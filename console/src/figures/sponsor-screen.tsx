import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Empty, Result, Select, Skeleton, Table } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { reportDimensions, sponsoredKinds } from '#contract/console/sponsor-reports.ts'
import type { SponsorReport } from '#contract/console/sponsor-reports.ts'
import { useText } from '#web/ui/language.ts'
import { LocalDatePicker } from '../date-picker.ts'
import { consoleText } from '../text.ts'
import { figureMutations, figureQueries } from './queries.ts'
import type { ReportAsked } from './queries.ts'
import { saveWorkbook } from './save-workbook.ts'
import { figuresText } from './text.ts'
import './figures.css'

const months = 'YYYY-MM'

/** What a company may know of those who took part in what it sponsors. Everything that is chosen is in the address. */
export function SponsorScreen() {
  const text = useText(figuresText)
  const common = useText(consoleText)
  const [query, setQuery] = useSearchParams()
  const [isBusy, setIsBusy] = useState(false)
  const companies = useQuery(figureQueries.sponsors())
  const asked: ReportAsked = {
    company_id: Number(query.get('company') ?? 0) || 0,
    from: query.get('from') ?? dayjs().subtract(6, 'month').format(months),
    until: query.get('until') ?? dayjs().subtract(1, 'month').format(months),
    kind: sponsoredKinds.find((kind) => kind === query.get('kind')) ?? '',
  }
  const isChosen = asked.company_id !== 0
  const report = useQuery({
    ...figureQueries.report(asked),
    enabled: isChosen,
    placeholderData: keepPreviousData,
  })

  const change = (changed: Record<string, string>) =>
    setQuery((before) => {
      for (const [key, value] of Object.entries(changed)) before.set(key, value)
      return before
    })

  async function handleExport() {
    setIsBusy(true)
    try {
      saveWorkbook(await figureMutations.reportWorkbook(asked))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <div className="console-head">
        <h1 className="console-title">{text.sponsor}</h1>
        <span className="console-spread" />
        <Button disabled={!isChosen} loading={isBusy} onClick={() => void handleExport()}>
          {text.exportAll}
        </Button>
      </div>
      <search className="console-filters">
        <Select
          aria-label={text.company}
          placeholder={text.chooseCompany}
          style={{ minWidth: 260 }}
          showSearch={{ optionFilterProp: 'label' }}
          loading={companies.isPending}
          value={isChosen ? asked.company_id : undefined}
          options={companies.data?.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: number) => change({ company: String(id) })}
        />
        <LocalDatePicker.RangePicker
          picker="month"
          aria-label={text.months}
          allowClear={false}
          value={[dayjs(asked.from), dayjs(asked.until)]}
          onChange={(chosen) => {
            const [first, last] = chosen ?? []
            if (first && last) change({ from: first.format(months), until: last.format(months) })
          }}
        />
        <Select
          aria-label={text.kind}
          style={{ minWidth: 140 }}
          value={asked.kind}
          options={[
            { value: '', label: text.allKinds },
            ...sponsoredKinds.map((kind) => ({ value: kind, label: text.kinds[kind] })),
          ]}
          onChange={(kind) => change({ kind })}
        />
      </search>
      <Alert type="info" title={text.rule} style={{ marginBottom: 16 }} />
      {!isChosen && <Empty description={text.chooseCompany} />}
      {report.error && (
        <Result
          status="warning"
          title={report.error.message}
          extra={<Button onClick={() => void report.refetch()}>{common.retry}</Button>}
        />
      )}
      {isChosen && report.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {isChosen && report.data && <Report report={report.data} />}
    </>
  )
}

function Report({ report }: { report: SponsorReport }) {
  const text = useText(figuresText)
  const people = {
    title: text.people,
    dataIndex: 'people',
    align: 'right' as const,
    className: 'figures-narrow',
  }
  if (report.months.length === 0) return <Empty description={text.notCounted} />
  return (
    <div className="figures-grid">
      <Card size="small" title={<h2 className="console-subtitle">{text.month}</h2>}>
        <Table
          rowKey="month"
          size="small"
          pagination={false}
          dataSource={report.months}
          columns={[{ title: text.month, dataIndex: 'month' }, people]}
        />
      </Card>
      <Card size="small" title={<h2 className="console-subtitle">{text.item}</h2>}>
        <Table
          rowKey={({ kind, id }) => `${kind} ${id}`}
          size="small"
          pagination={{ pageSize: 10, hideOnSinglePage: true }}
          dataSource={report.items}
          columns={[
            {
              title: text.kind,
              className: 'figures-narrow',
              render: (_, { kind }) => text.kinds[kind],
            },
            { title: text.item, render: (_, { title }) => title || text.untitled },
            people,
          ]}
        />
      </Card>
      {reportDimensions.map((dimension) => (
        <Card
          key={dimension}
          size="small"
          title={<h2 className="console-subtitle">{text.dimensions[dimension]}</h2>}
        >
          <Table
            rowKey="label"
            size="small"
            pagination={{ pageSize: 10, hideOnSinglePage: true }}
            dataSource={report.groups[dimension]}
            columns={[
              { title: text.dimensions[dimension], render: (_, { label }) => label || text.others },
              people,
            ]}
          />
        </Card>
      ))}
      <Card size="small" title={<h2 className="console-subtitle">{text.named}</h2>}>
        <Table
          rowKey={({ name, hospital, meeting, month }) => `${name} ${hospital} ${meeting} ${month}`}
          size="small"
          pagination={{ pageSize: 10, hideOnSinglePage: true }}
          dataSource={report.named}
          columns={[
            { title: text.name, dataIndex: 'name' },
            { title: text.hospital, dataIndex: 'hospital' },
            { title: text.meeting, dataIndex: 'meeting' },
            { title: text.month, dataIndex: 'month' },
          ]}
        />
      </Card>
    </div>
  )
}
