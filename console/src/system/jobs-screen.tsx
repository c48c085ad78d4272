import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Card, Flex, Table, Tag } from 'antd'
import { useState } from 'react'
import type { JobQueue, LateJob, OpenJob } from '#contract/console/system.ts'
import type { FailedJob } from '#contract/people/jobs.ts'
import { useText } from '#web/ui/language.ts'
import { Loaded } from './loaded.tsx'
import { systemMutations, systemQueries } from './queries.ts'
import { jobsText } from './text.ts'

const tones = { waiting: 'default', running: 'processing', failing: 'warning' } as const

/** The work that outlives requests: what waits, runs, fails, and what was given up and can be sent again. */
export function JobsScreen() {
  const text = useText(jobsText)
  const jobs = useQuery(systemQueries.jobs())
  return (
    <Flex vertical gap="middle">
      <h1 className="console-title">{text.title}</h1>
      <GivenUp />
      <Loaded query={jobs}>
        {({ late, queues, open }) => (
          <>
            {late.length > 0 && <Late late={late} />}
            <OpenJobs open={open} />
            <Queues queues={queues} />
          </>
        )}
      </Loaded>
    </Flex>
  )
}

function GivenUp() {
  const text = useText(jobsText)
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const [sending, setSending] = useState('')
  const failed = useQuery(systemQueries.failedJobs(page))

  async function handleRetry(jobId: string) {
    setSending(jobId)
    try {
      await systemMutations.retryJob(jobId)
      await client.invalidateQueries()
    } finally {
      setSending('')
    }
  }

  return (
    <Card title={text.givenUp}>
      <Loaded query={failed}>
        {({ data, total }) => (
          <div className="console-table">
            <Table<FailedJob>
              rowKey="job_id"
              size="small"
              dataSource={data}
              locale={{ emptyText: text.noneGivenUp }}
              pagination={{
                current: page,
                total,
                pageSize: 20,
                hideOnSinglePage: true,
                showSizeChanger: false,
                onChange: setPage,
              }}
              columns={[
                { title: text.job, dataIndex: 'name' },
                { title: text.data, render: (_, { data: of }) => <code>{of}</code> },
                { title: text.reason, dataIndex: 'reason' },
                { title: text.tries, dataIndex: 'tries', align: 'right' },
                { title: text.at, dataIndex: 'failed_at' },
                {
                  key: 'retry',
                  render: (_, { job_id, name }) => (
                    <Button
                      size="small"
                      loading={sending === job_id}
                      aria-label={`${text.retry} ${name}`}
                      onClick={() => void handleRetry(job_id)}
                    >
                      {text.retry}
                    </Button>
                  ),
                },
              ]}
            />
          </div>
        )}
      </Loaded>
    </Card>
  )
}

function Late({ late }: { late: LateJob[] }) {
  const text = useText(jobsText)
  return (
    <Card title={text.late}>
      <p>{text.lateAbout}</p>
      <div className="console-table">
        <Table<LateJob>
          rowKey="name"
          size="small"
          dataSource={late}
          pagination={false}
          columns={[
            { title: text.job, dataIndex: 'name' },
            { title: text.periods, dataIndex: 'periods', align: 'right' },
            { title: text.lastDone, dataIndex: 'done_at' },
            { title: text.reason, dataIndex: 'reason' },
          ]}
        />
      </div>
    </Card>
  )
}

function OpenJobs({ open }: { open: OpenJob[] }) {
  const text = useText(jobsText)
  return (
    <Card title={text.open}>
      <div className="console-table">
        <Table<OpenJob>
          rowKey="job_id"
          size="small"
          dataSource={open}
          locale={{ emptyText: text.noneOpen }}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
          columns={[
            { title: text.job, dataIndex: 'name' },
            {
              title: text.state,
              render: (_, { state }) => <Tag color={tones[state]}>{text.states[state]}</Tag>,
            },
            { title: text.data, render: (_, { data }) => <code className="console-text">{data}</code> },
            { title: text.tries, dataIndex: 'tries', align: 'right' },
            { title: text.reason, dataIndex: 'reason' },
            { title: text.due, dataIndex: 'due_at' },
          ]}
        />
      </div>
    </Card>
  )
}

function Queues({ queues }: { queues: JobQueue[] }) {
  const text = useText(jobsText)
  return (
    <Card title={text.queues}>
      <div className="console-table">
        <Table<JobQueue>
          rowKey="name"
          size="small"
          dataSource={queues}
          pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          columns={[
            { title: text.job, dataIndex: 'name' },
            { title: text.states.waiting, dataIndex: 'waiting', align: 'right' },
            { title: text.states.running, dataIndex: 'running', align: 'right' },
            { title: text.states.failing, dataIndex: 'failing', align: 'right' },
            { title: text.givenUp, dataIndex: 'given_up', align: 'right' },
            { title: text.done, dataIndex: 'done', align: 'right' },
          ]}
        />
      </div>
    </Card>
  )
}
