import { meetingCalls } from '#contract/meetings/meetings.ts'
import { answer } from '#kernel/answer.ts'
import { judgeCaller, presentVerdict, refusalOf } from '#server/features/meetings/watching/admission.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { signedFolderAddress } from '#kernel/files/signed-address.ts'
import {
  playAddress,
  playKind,
  playLifeMs,
  watchAddress,
} from '#server/features/meetings/watching/play-address.ts'
import { shownSessions } from '#server/features/meetings/watching/shown-sessions.ts'
import { selectGuardedSessions } from '#server/features/meetings/watching/watching.queries.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { presentRecording } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectChapters, selectRecordings } from '#server/features/meetings/meetings/programme.queries.ts'
import { selectPreviews } from '#server/features/library/videos/videos.queries.ts'
import { selectShownOperations } from '#server/features/library/operations/operations.queries.ts'

/** No address is returned before the caller is admitted, and none before the end. */
export const getPlayback = answer(meetingCalls.meetingPlayback, async (input, context) => {
  const { db, vault, member, caller } = context
  const { meeting } = await findMeeting(db, input.meeting_id)
  const judged = await judgeCaller(context, meeting)
  if (judged.verdict.is === 'refused') throw refusalOf(judged, caller.language)
  const rows = new Date() >= meeting.end_at ? await selectRecordings(db, meeting.id) : []
  if (rows.length === 0) return []
  const operationIds = rows.flatMap((row) => row.operation_id ?? [])
  const [guarded, chapters, operations, previews] = await Promise.all([
    selectGuardedSessions(db, meeting.id),
    selectChapters(
      db,
      rows.map((row) => row.id),
    ),
    operationIds.length > 0 ? selectShownOperations(db, operationIds) : [],
    selectPreviews(
      db,
      rows.flatMap(({ preview, video }) => (preview === '' && playKind(video) === 'stream' ? video : [])),
    ),
  ])
  const addressOf = (video: string) => watchAddress(context, video, member?.userId)
  const captionAddressOf = (captions: string) => playAddress(vault, captions)
  return Promise.all(
    rows.map(async (row) => {
      const sessionIds = shownSessions(row, guarded)
      const own = sessionIds.length === 0 ? judged : await judgeCaller(context, meeting, sessionIds)
      const watch = presentVerdict(own, caller.language)
      const strip = row.preview || previews.get(row.video)
      const preview = strip ? signedFolderAddress(vault, keyOf(strip), playLifeMs) : ''
      return presentRecording(row, { watch, addressOf, captionAddressOf, preview, chapters, operations })
    }),
  )
})
