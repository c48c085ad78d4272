import { asBit } from '#contract/wire/fields.ts'
import { itemFailures } from '#contract/wire/item-types.ts'
import { liveCalls, liveFailures } from '#contract/meetings/live.ts'
import { answer } from '#kernel/answer.ts'
import type { Env } from '#kernel/env.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { mayCallerWatch } from '#server/features/meetings/watching/admission.ts'
import { openWatchSession } from '#server/features/meetings/study/open-watch.ts'
import { hasSession, selectSessionsOnAir } from '#server/features/meetings/meetings/programme.queries.ts'
import { liveStateOf, presentLiveInfo, presentLiveState } from './live.present.ts'
import { demoRelay } from './demo-relay.ts'
import { hlsPlaylists } from './media/ffmpeg.ts'
import type { StreamRow } from './live.queries.ts'
import { selectStream, upsertWatcher } from './live.queries.ts'
import { findWatchable } from './find-watchable.ts'
import { hlsAddress } from './live-address.ts'
import { hasSegments, sourcesOf, viewerOf } from './live-sources.ts'
import { mayStart } from './may-start.ts'

export const getLiveState = answer(liveCalls.state, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  return presentLiveState(meeting, await selectStream(db, meeting.id), new Date())
})

export const getLiveInfo = answer(liveCalls.info, async (input, context) => {
  const row = await findMeeting(context.db, input.meeting_id)
  const [stream, watch, start] = await Promise.all([
    selectStream(context.db, row.meeting.id),
    mayCallerWatch(context, row),
    mayStart(context, row.meeting.id),
  ])
  return presentLiveInfo(row, stream, { watch, start }, new Date())
})

/** Where a meeting is watched. */
const meetingAddress = (env: Env, meeting: { id: number; is_big: boolean }) =>
  `${env.PUBLIC_ORIGIN ?? ''}/${meeting.is_big ? 'meetingHome' : 'meetingDetail'}?meeting_id=${meeting.id}`

export const getLiveUrl = answer(liveCalls.url, async (input, context) => {
  const { meeting } = await findWatchable(context, input.meeting_id)
  const stream = await selectStream(context.db, meeting.id)
  const state = liveStateOf(meeting, stream, new Date())
  if (state === 'ended') throw refuse(liveFailures.meetingEnded)
  const isShown = stream?.is_streaming && (state === 'live' || (await mayStart(context, meeting.id)))
  // Before the start and during a break only those who run the meeting see the picture.
  return {
    join_url: meetingAddress(context.env, meeting),
    sources: isShown ? sourcesOf(context, stream) : [],
    is_preparing: asBit(isShown === true && hasSegments(context, stream) && stream.segments_at === null),
    rewind:
      isShown && hasRewind(context, stream)
        ? hlsAddress(context.vault, viewerOf(context, meeting.id), hlsPlaylists.rewind)
        : '',
  }
})

/** The film of the demo world has been shown for a while. */
const hasRewind = (context: CallContext, stream: StreamRow) =>
  stream.relay === demoRelay || hasSegments(context, stream)

/** One row per person and meeting, however often they return; members' time is counted in a separate session. */
export const watchLive = answer(liveCalls.watch, async (input, context) => {
  const { db, member, caller } = context
  const { pf = '', uid = '', scheid = 0 } = input
  const { meeting } = await findWatchable(context, input.meeting_id, scheid)
  if (scheid && !(await hasSession(db, meeting.id, scheid))) throw refuse(itemFailures.programMissing)
  const onAir = await selectSessionsOnAir(db, meeting.id)
  // Halls run in parallel, so the page may say which of them; it cannot name a session that is not on air.
  const sessionId = onAir.includes(scheid) ? scheid : (onAir[0] ?? scheid)
  if (member || caller.guestId)
    await upsertWatcher(db, {
      meeting_id: meeting.id,
      viewer: member ? `u${member.userId}` : `g${caller.guestId}`,
      user_id: member?.userId ?? null,
      pf,
      uid,
      schedule_id: sessionId || null,
    })
  return openWatchSession(context, { meetingId: meeting.id, recordingId: 0, scheduleId: sessionId, pf, uid })
})
