import type { LiveFigures } from '#contract/console/live-dashboard.ts'
import type { Db } from '#kernel/database.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectSlowSeconds } from '#server/features/meetings/live-room/live-room.queries.ts'
import { presentLiveState } from '#server/features/meetings/live/live.present.ts'
import { countWatchers, selectStream } from '#server/features/meetings/live/live.queries.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { countOpenTipOffs, countWatching } from './live-dashboard.queries.ts'

export async function readLiveFigures(db: Db, meeting: MeetingRow['meeting']): Promise<LiveFigures> {
  const [stream, watching, watched, slow_seconds, open_tip_offs] = await Promise.all([
    selectStream(db, meeting.id),
    countWatching(db, meeting.id),
    countWatchers(db, meeting.id),
    selectSlowSeconds(db, meeting.id),
    countOpenTipOffs(db, meeting.id),
  ])
  const state = presentLiveState(meeting, stream, new Date())
  return {
    ...state,
    title: meeting.title,
    begin_time: shanghaiTime(meeting.begin_at),
    end_time: shanghaiTime(meeting.end_at),
    watching,
    watched,
    // The first stream is no drop.
    drops: Math.max(state.stream_no - 1, 0),
    changed_time: stream && stream.stream_no > 0 ? shanghaiTime(stream.stream_changed_at) : '',
    bitrate_kbps: stream?.is_streaming ? stream.bitrate_kbps : null,
    slow_seconds,
    open_tip_offs,
  }
}
