import { asBit } from '#contract/wire/fields.ts'
import type { LiveInfo, LiveRecording, LiveState } from '#contract/meetings/live.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { meetingTypeOf, presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { playAddress } from '#server/features/meetings/watching/play-address.ts'
import type { LiveRecordingRow } from './live-recordings.queries.ts'
import type { StreamRow } from './live.queries.ts'

type Meeting = Pick<MeetingRow['meeting'], 'id' | 'begin_at' | 'end_at' | 'is_offline' | 'has_stream'>

/** Decided by the clock first, then by the organiser's actions, then by the stream. */
export function liveStateOf(
  meeting: Meeting,
  stream: StreamRow | undefined,
  now: Date,
): LiveState['live_state'] {
  if (stream?.phase === 'ended' || now >= meeting.end_at) return 'ended'
  if (now < meeting.begin_at) return 'preview'
  if (stream?.phase === 'break') return 'tea_break'
  return meeting.has_stream ? 'live' : 'in_progress'
}

export const presentLiveState = (meeting: Meeting, stream: StreamRow | undefined, now: Date): LiveState => ({
  meeting_id: meeting.id,
  live_state: liveStateOf(meeting, stream, now),
  meeting_type: meetingTypeOf(meeting, now),
  is_streaming: asBit(stream?.is_streaming ?? false),
  stream_no: stream?.stream_no ?? 0,
})

export const presentLiveInfo = (
  { meeting, parentTitle }: MeetingRow,
  stream: StreamRow | undefined,
  may: { watch: boolean; start: boolean },
  now: Date,
): LiveInfo => ({
  ...presentMeeting({ ...meeting, parent_title: parentTitle }, now),
  ...presentLiveState(meeting, stream, now),
  may_watch: asBit(may.watch),
  may_start: asBit(may.start),
})

export const presentLiveRecording = (row: LiveRecordingRow, vault: Vault): LiveRecording => ({
  l_r_id: row.id,
  palybackname: row.name,
  palybackurl: playAddress(vault, row.video),
  seconds: row.seconds,
  is_published: asBit(row.published),
  created_time: shanghaiTime(row.created_at),
})
