import { useQuery } from '@tanstack/react-query'
import { Button, Result, Skeleton, Table } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { downloadText } from '#web/platform/download-text.ts'
import { useText } from '#web/ui/language.ts'
import { consoleText } from '../text.ts'
import { meetingMutations, meetingQueries } from './queries.ts'
import { attendanceText } from './text.ts'

/** Who attended a meeting, however they did. Names of those who have not agreed to be shown stay away. */
export function AttendanceScreen() {
  const meetingId = Number(useParams().id)
  const text = useText(attendanceText)
  const common = useText(consoleText)
  const [page, setPage] = useState(1)
  const [isBusy, setIsBusy] = useState(false)
  const attendees = useQuery(meetingQueries.attendees(meetingId, page))

  async function handleExport() {
    setIsBusy(true)
    try {
      const { file_name, csv } = await meetingMutations.exportAttendees(meetingId)
      downloadText(file_name, csv)
    } finally {
      setIsBusy(false)
    }
  }

  if (attendees.isPending) return <Skeleton active title paragraph={{ rows: 8 }} />
  if (attendees.error)
    return (
      <Result
        status="warning"
        title={attendees.error.message}
        extra={<Button onClick={() => void attendees.refetch()}>{common.retry}</Button>}
      />
    )
  const { data, total } = attendees.data
  return (
    <>
      <div className="console-head">
        <h2 className="console-subtitle">{text.title}</h2>
        <span className="console-spread" />
        <Button loading={isBusy} onClick={() => void handleExport()}>
          {text.exportAll}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll a table without links */}
      <section className="console-table" aria-label={text.title} tabIndex={0}>
        <Table
          rowKey="attendee_id"
          size="small"
          dataSource={data}
          pagination={{ current: page, total, pageSize: 20, showSizeChanger: false, onChange: setPage }}
          columns={[
            {
              title: text.name,
              render: (_, row) => (row.consent === 1 ? (row.form.real_name ?? '') : text.hidden),
            },
            { title: text.hospital, render: (_, row) => row.form.hospital ?? '' },
            { title: text.method, render: (_, row) => text.methods[row.method] },
            { title: text.submitted, dataIndex: 'submitted_at' },
            { title: text.visited, dataIndex: 'visited_at' },
            { title: text.minutes, render: (_, row) => Math.floor(row.watched_seconds / 60) },
            { title: text.score, render: (_, row) => (row.score < 0 ? '' : row.score) },
            { title: text.credit, render: (_, row) => row.credit || '' },
          ]}
        />
      </section>
    </>
  )
}
