import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Result, Select, Skeleton } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#web/ui/language.ts'
import { LocalDatePicker } from '../date-picker.ts'
import { consoleText } from '../text.ts'
import { FigureCard } from './figure-card.tsx'
import { figureMutations, figureQueries } from './queries.ts'
import { saveWorkbook } from './save-workbook.ts'
import { figuresText } from './text.ts'
import './figures.css'

const days = 'YYYY-MM-DD'
const dayMs = 24 * 3600_000

/** So many days from now, where the platform counts its days. */
const shanghaiDay = (offset: number) =>
  new Date(Date.now() + 8 * 3600_000 + offset * dayMs).toISOString().slice(0, 10)

/** The figures of the platform. Period and subject are in the address. */
export function FiguresScreen() {
  const text = useText(figuresText)
  const common = useText(consoleText)
  const [query, setQuery] = useSearchParams()
  const [isBusy, setIsBusy] = useState(false)
  const asked = {
    from: query.get('from') ?? shanghaiDay(-29),
    until: query.get('until') ?? shanghaiDay(0),
    subject_id: Number(query.get('subject') ?? 0) || 0,
  }
  const figures = useQuery({ ...figureQueries.figures(asked), placeholderData: keepPreviousData })
  const subjects = useQuery(figureQueries.subjects())

  async function handleExport() {
    setIsBusy(true)
    try {
      saveWorkbook(await figureMutations.workbook(asked))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <div className="console-head">
        <h1 className="console-title">{text.title}</h1>
        <span className="console-spread" />
        <Button loading={isBusy} onClick={() => void handleExport()}>
          {text.exportAll}
        </Button>
      </div>
      <search className="console-filters">
        <LocalDatePicker.RangePicker
          aria-label={text.period}
          allowClear={false}
          value={[dayjs(asked.from), dayjs(asked.until)]}
          onChange={(chosen) => {
            const [first, last] = chosen ?? []
            if (first && last)
              setQuery((before) => {
                before.set('from', first.format(days))
                before.set('until', last.format(days))
                return before
              })
          }}
        />
        <Select
          aria-label={text.subject}
          style={{ minWidth: 180 }}
          showSearch={{ optionFilterProp: 'label' }}
          value={asked.subject_id}
          options={[
            { value: 0, label: text.allSubjects },
            ...(subjects.data ?? []).map(({ college_id, college_name }) => ({
              value: college_id,
              label: college_name,
            })),
          ]}
          onChange={(id) =>
            setQuery((before) => {
              before.set('subject', String(id))
              return before
            })
          }
        />
      </search>
      {figures.error && (
        <Result
          status="warning"
          title={figures.error.message}
          extra={<Button onClick={() => void figures.refetch()}>{common.retry}</Button>}
        />
      )}
      {figures.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {figures.data && (
        <div className="figures-grid" aria-busy={figures.isFetching}>
          {figures.data.map((figure) => (
            <FigureCard key={figure.name} figure={figure} hasSubject={asked.subject_id !== 0} />
          ))}
        </div>
      )}
    </>
  )
}
