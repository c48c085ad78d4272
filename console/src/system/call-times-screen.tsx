import { useQuery } from '@tanstack/react-query'
import { Flex, Segmented, Table } from 'antd'
import { useState } from 'react'
import type { CallTime } from '#contract/console/system.ts'
import { useText } from '#web/ui/language.ts'
import { Loaded } from './loaded.tsx'
import { systemQueries } from './queries.ts'
import { callTimesText } from './text.ts'

const periods = [1, 24, 168] as const
type Period = (typeof periods)[number]

const time = (key: 'p50' | 'p99' | 'slowest', title: string) => ({
  title,
  align: 'right' as const,
  sorter: (a: CallTime, b: CallTime) => a[key] - b[key],
  render: (_: unknown, row: CallTime) => `${row[key].toLocaleString()} ms`,
})

/** How long calls took, at all servers together. */
export function CallTimesScreen() {
  const text = useText(callTimesText)
  const [hours, setHours] = useState<Period>(24)
  const times = useQuery(systemQueries.callTimes(hours))
  return (
    <Flex vertical gap="middle">
      <div className="console-head">
        <h1 className="console-title">{text.title}</h1>
        <span className="console-spread" />
        <Segmented<Period>
          aria-label={text.period}
          value={hours}
          options={periods.map((value) => ({ value, label: text.periods[value] }))}
          onChange={setHours}
        />
      </div>
      <p className="console-about">{text.about}</p>
      <Loaded query={times}>
        {(rows) => (
          <div className="console-table">
            <Table<CallTime>
              rowKey="call"
              size="small"
              dataSource={rows}
              pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
              columns={[
                { title: text.call, dataIndex: 'call' },
                {
                  title: text.count,
                  align: 'right',
                  sorter: (a, b) => a.count - b.count,
                  render: (_, { count }) => count.toLocaleString(),
                },
                time('p50', text.p50),
                time('p99', text.p99),
                time('slowest', text.slowest),
              ]}
            />
          </div>
        )}
      </Loaded>
    </Flex>
  )
}
