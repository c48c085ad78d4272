import { liveDashboardCalls } from '#contract/console/live-dashboard.ts'
import { answer } from '#kernel/answer.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { findAnyMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectSteps } from './live-dashboard.queries.ts'

const minuteMs = 60_000
const mostMinutes = 240

/** What players have reported says who watched which minute, so that the curve is also there for who opens the board late. */
export const getLiveCurve = answer(liveDashboardCalls.curve, async (input, { db }) => {
  const { meeting } = await findAnyMeeting(db, input.meeting_id)
  const begin = meeting.begin_at.getTime()
  const until = Math.min(Date.now(), meeting.end_at.getTime())
  const minutes = Math.max(0, Math.floor((until - begin) / minuteMs))
  const steps = new Map((await selectSteps(db, meeting.id)).map(({ minute, step }) => [minute, step]))
  const points: { time: string; watching: number }[] = []
  let watching = 0
  for (let minute = 0; minute < minutes; minute++) {
    watching += steps.get(minute) ?? 0
    if (minute >= minutes - mostMinutes)
      points.push({ time: shanghaiTime(new Date(begin + minute * minuteMs)).slice(11), watching })
  }
  return { points }
})
