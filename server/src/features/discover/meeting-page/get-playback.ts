import { meetingCalls } from '#contract/meetings/meetings.ts'
import { answer } from '#kernel/answer.ts'
import { judgeCaller, refusalOf } from '#server/features/meetings/watching/admission.ts'
import { playAddress } from '#server/features/meetings/watching/play-address.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { presentRecording } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectChapters, selectRecordings } from '#server/features/meetings/meetings/programme.queries.ts'
import { selectShownOperations } from '#server/features/library/operations/operations.queries.ts'

/** No address is returned before the caller is admitted, and none before the end. */
export const getPlayback = answer(meetingCalls.meetingPlayback, async (input, context) => {
  const { meeting } = await findMeeting(context.db, input.meeting_id)
  const isOver = new Date() >= meeting.end_at
  const rows = isOver ? await selectRecordings(context.db, meeting.id) : []
  // A session may require more or less than its meeting; without recordings the meeting itself is checked.
  const sessions = new Set(rows.length > 0 ? rows.map((row) => row.session_id ?? 0) : [0])
  const judged = new Map(
    await Promise.all(
      [...sessions].map(async (id) => [id, await judgeCaller(context, meeting, id)] as const),
    ),
  )
  const mayPlay = (sessionId: number) => judged.get(sessionId)?.verdict.is === 'go'
  if (![...sessions].some(mayPlay)) throw refusalOf([...judged.values()][0]!, context.caller.language)
  const operationIds = rows.flatMap((row) => row.operation_id ?? [])
  const [chapters, operations] = await Promise.all([
    selectChapters(
      context.db,
      rows.map((row) => row.id),
    ),
    operationIds.length > 0 ? selectShownOperations(context.db, operationIds) : [],
  ])
  return rows.map((row) => {
    const isOpen = mayPlay(row.session_id ?? 0)
    const addressOf = (video: string) =>
      isOpen ? playAddress(context.vault, video, context.member?.userId) : ''
    return presentRecording(row, { addressOf, chapters, operations })
  })
})
