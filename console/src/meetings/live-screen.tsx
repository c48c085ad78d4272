import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Card, Flex, Radio, Result, Skeleton, Statistic, Tag } from 'antd'
import { Link, useParams } from 'react-router'
import type { LiveFigures } from '#contract/console/live-dashboard.ts'
import { slowSeconds } from '#contract/meetings/live-room.ts'
import type { SlowSeconds } from '#contract/meetings/live-room.ts'
import { useText } from '#web/ui/language.ts'
import { consoleText } from '../text.ts'
import './meetings.css'
import { LiveComments } from './live-comments.tsx'
import { LiveCurve } from './live-curve.tsx'
import { LivePicture } from './live-picture.tsx'
import { LiveStream } from './live-stream.tsx'
import { meetingMutations, meetingQueries } from './queries.ts'
import { liveText } from './text.ts'
import { useLiveRoom } from './use-live-room.ts'

const stateColours = {
  preview: 'default',
  live: 'success',
  in_progress: 'warning',
  tea_break: 'processing',
  ended: 'default',
} as const

/** What happens in a live meeting, and what can be done about it. */
export function LiveScreen() {
  const meetingId = Number(useParams().id)
  const text = useText(liveText)
  const common = useText(consoleText)
  const figures = useQuery(meetingQueries.figures(meetingId))
  const present = useLiveRoom(meetingId)
  if (figures.isPending) return <Skeleton active title paragraph={{ rows: 8 }} />
  if (!figures.data)
    return (
      <Result
        status="warning"
        title={figures.error?.message}
        extra={<Button onClick={() => void figures.refetch()}>{common.retry}</Button>}
      />
    )
  const live = figures.data
  return (
    <>
      <div className="console-head">
        <h2 className="console-subtitle">{text.title}</h2>
        <Tag color={stateColours[live.live_state]}>{text.states[live.live_state]}</Tag>
        <span>
          {live.begin_time} – {live.end_time.slice(11)}
        </span>
      </div>
      <Figures live={live} present={present} />
      <Flex gap="middle" align="start" wrap style={{ marginTop: 16 }}>
        <LiveComments meetingId={meetingId} />
        <Flex vertical gap="middle" style={{ flex: '1 1 320px' }}>
          <LivePicture meetingId={meetingId} streamNo={live.is_streaming === 1 ? live.stream_no : 0} />
          <LiveCurve meetingId={meetingId} />
          <SlowMode live={live} />
          <LiveStream meetingId={meetingId} />
        </Flex>
      </Flex>
    </>
  )
}

function Figures({ live, present }: { live: LiveFigures; present: number | undefined }) {
  const text = useText(liveText)
  return (
    <Flex gap="middle" wrap>
      <Figure title={text.present} value={present ?? '–'} />
      <Figure title={text.watching} value={live.watching} />
      <Figure title={text.watched} value={live.watched} />
      <Figure
        title={text.drops}
        value={live.drops}
        note={live.changed_time && text.since(live.changed_time)}
      />
      <Figure
        title={text.bitrate}
        value={live.bitrate_kbps ?? text.unknown}
        suffix={live.bitrate_kbps === null ? undefined : text.kbps}
      />
      <Link to={`/meetings/${live.meeting_id}/live-tip-offs`}>
        <Figure title={text.tipOffs} value={live.open_tip_offs} />
      </Link>
    </Flex>
  )
}

type FigureProps = { title: string; value: string | number; suffix?: string | undefined; note?: string }

function Figure({ title, value, suffix, note = '' }: FigureProps) {
  return (
    <Card size="small" style={{ minWidth: 132 }}>
      <Statistic title={title} value={value} suffix={suffix} />
      {note}
    </Card>
  )
}

function SlowMode({ live }: { live: LiveFigures }) {
  const text = useText(liveText)
  const client = useQueryClient()

  async function handleChange(seconds: SlowSeconds) {
    await meetingMutations.setSlow(live.meeting_id, seconds)
    await client.invalidateQueries(meetingQueries.figures(live.meeting_id))
  }

  return (
    <Card size="small" title={text.slow}>
      <Radio.Group
        aria-label={text.slow}
        optionType="button"
        value={live.slow_seconds}
        options={slowSeconds.map((seconds) => ({
          value: seconds,
          label: seconds === 0 ? text.slowOff : text.slowEvery(seconds),
        }))}
        onChange={(event) => void handleChange(event.target.value as SlowSeconds)}
      />
    </Card>
  )
}
