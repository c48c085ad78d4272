import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton, Tag } from 'antd'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { Today } from '#contract/console/today.ts'
import { useText } from '#web/ui/language.ts'
import { LateResult } from '../late-result.tsx'
import { formatChange, formatFigure } from '../figures/format-figure.ts'
import { consoleText, contentLanguage } from '../text.ts'
import { todayQueries } from './queries.ts'
import { todayText } from './text.ts'
import './today.css'

const Checklist = lazy(async () => ({ default: (await import('../onboarding/checklist.tsx')).Checklist }))

/** The first screen: what waits, what is live, what failed, and how the day goes. */
export function TodayScreen() {
  const text = useText(todayText)
  const common = useText(consoleText)
  const today = useQuery(todayQueries.today())
  if (today.isPending) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!today.data)
    return (
      <LateResult
        status="warning"
        title={today.error.message}
        extra={<Button onClick={() => void today.refetch()}>{common.retry}</Button>}
      />
    )
  const { waiting, live, failed_jobs: jobs, figures } = today.data
  return (
    <>
      <h1 className="console-title" style={{ marginBottom: 16 }}>
        {text.title}
      </h1>
      {today.error && <Alert type="warning" title={today.error.message} style={{ marginBottom: 12 }} />}
      <div className="today-grid">
        {jobs && (
          <Suspense>
            <Checklist />
          </Suspense>
        )}
        <Part title={text.waiting} className="today-first">
          <Waiting waiting={waiting} />
        </Part>
        {live && (
          <Part title={text.live}>
            <Live meetings={live} />
          </Part>
        )}
        {figures && (
          <Part title={text.figures} extra={<Link to="/figures">{text.allFigures}</Link>}>
            <Figures figures={figures} />
          </Part>
        )}
        {jobs && (
          <Part title={text.jobs} extra={<Link to="/jobs">{text.allJobs}</Link>}>
            <FailedJobs jobs={jobs} />
          </Part>
        )}
      </div>
    </>
  )
}

type PartProps = {
  title: string
  className?: string
  extra?: React.ReactNode
  children: React.ReactNode
}

const Part = ({ title, className, extra, children }: PartProps) => (
  <section className={className ? `today-card ${className}` : 'today-card'}>
    <div className="console-head">
      <h2 className="console-subtitle">{title}</h2>
      <span className="console-spread" />
      {extra}
    </div>
    {children}
  </section>
)

/** The address of a list with its filters. */
const addressOf = ({ resource, filters }: Today['waiting'][number]) => {
  const query = new URLSearchParams(Object.entries(filters).map(([key, value]) => [`f.${key}`, value]))
  return `/${resource}${query.size === 0 ? '' : `?${query.toString()}`}`
}

function Waiting({ waiting }: Pick<Today, 'waiting'>) {
  const text = useText(todayText)
  const isNothing = waiting.every(({ count }) => count === 0)
  return (
    <>
      {isNothing && <p>{text.nothingWaits}</p>}
      <ul className="today-waiting">
        {waiting
          .toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0))
          .map((one) => (
            <li key={`${one.resource} ${one.title}`} className={one.count === 0 ? 'today-none' : undefined}>
              <Link to={addressOf(one)}>
                {one.title} <strong>{one.count.toLocaleString()}</strong>
              </Link>
            </li>
          ))}
      </ul>
    </>
  )
}

function Live({ meetings }: { meetings: NonNullable<Today['live']> }) {
  const text = useText(todayText)
  if (meetings.length === 0) return <p>{text.nothingLive}</p>
  return (
    <ul className="today-live">
      {meetings.map((meeting) => (
        <li key={meeting.meeting_id}>
          <Link to={`/meetings/${meeting.meeting_id}/live`} lang={contentLanguage}>
            {meeting.title}
          </Link>
          <Tag color={meeting.live_state === 'live' ? 'success' : 'processing'}>
            {text.states[meeting.live_state]}
          </Tag>
          <span>{text.watching(meeting.watching)}</span>
          <span>{text.watched(meeting.watched)}</span>
          {meeting.is_streaming === 0 && <Tag color="warning">{text.noStream}</Tag>}
          {meeting.drops > 0 && <Tag color="error">{text.drops(meeting.drops)}</Tag>}
          {meeting.open_tip_offs > 0 && <Tag color="error">{text.tipOffs(meeting.open_tip_offs)}</Tag>}
          <span>{text.ends(meeting.end_time)}</span>
        </li>
      ))}
    </ul>
  )
}

function FailedJobs({ jobs }: { jobs: NonNullable<Today['failed_jobs']> }) {
  const text = useText(todayText)
  if (jobs.count === 0 && jobs.late.length === 0) return <p>{text.noJobs}</p>
  return (
    <>
      {jobs.late.length > 0 && <p>{text.lateCount(jobs.late.length)}</p>}
      <ul>
        {jobs.late.map(({ name, done_at, reason }) => (
          <li key={name}>
            {text.lastDone(done_at)} <code>{name}</code> {reason}
          </li>
        ))}
      </ul>
      {jobs.count > 0 && <p>{text.jobCount(jobs.count)}</p>}
      <ul>
        {jobs.latest.map(({ name, reason, failed_at }) => (
          <li key={`${name} ${failed_at} ${reason}`}>
            {failed_at} <code>{name}</code> {reason}
          </li>
        ))}
      </ul>
    </>
  )
}

function Figures({ figures }: { figures: NonNullable<Today['figures']> }) {
  const text = useText(todayText)
  // The library's table is half as large as the console before its first screen.
  return (
    <table className="today-figures">
      <thead>
        <tr>
          {[text.figure, text.today, text.weekBefore, text.change].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((row) => (
          <tr key={row.name}>
            <th scope="row" title={row.definition}>
              {row.unit === 'minutes' ? text.inMinutes(row.title) : row.title}
            </th>
            <td>{formatFigure(row.unit, row.today)}</td>
            <td>
              {row.is_same_hour
                ? formatFigure(row.unit, row.week_before)
                : text.wholeDay(formatFigure(row.unit, row.week_before))}
            </td>
            <td>{row.is_same_hour ? formatChange(row.today, row.week_before) : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
