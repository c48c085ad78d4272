import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { approvalStates, playbackCalls, playbackFailures } from '#contract/practice/lecture-playback.ts'
import type { Lecture } from '#contract/practice/lecture-playback.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { signedAddress } from '#kernel/files/signed-address.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { isOver } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { requireProvedDevice } from '#server/features/practice/expert-sheets/prove-device.ts'
import {
  countNotes,
  selectLectureRecordings,
  selectPublishReasons,
  selectQuestions,
  upsertApproval,
} from './lecture-playback.queries.ts'
import { letterAddress } from './serve-letters.ts'
import { selectMarksOf } from '#server/features/library/transcripts/transcripts.queries.ts'
import { selectShownSlides } from '#server/features/practice/lecture-slides/lecture-slides.queries.ts'

const fileLifeMs = 4 * 3600_000

export async function showLecture({ db, vault }: Context, row: SheetRow): Promise<Lecture> {
  const { sheet, meeting } = row
  const recordings = await selectLectureRecordings(db, sheet.id, meeting.id)
  const questions = await selectQuestions(db, meeting.id)
  const reasons = await selectPublishReasons(db, sheet.id)
  const slides = await selectShownSlides(db, sheet.id)
  const isPdf = slides?.mime === 'application/pdf'
  const marks = isPdf ? await selectMarksOf(db, slides.file_key) : []
  return {
    meeting_id: meeting.id,
    meeting_title: meeting.title,
    is_over: asBit(isOver(row)),
    recordings: recordings.map(({ recording, approval }) => ({
      recording_id: recording.id,
      name: recording.name,
      seconds: recording.seconds,
      address: keyOf(recording.video)
        ? signedAddress(vault, keyOf(recording.video), fileLifeMs)
        : recording.video,
      status: approval?.status ?? approvalStates.open,
      reason: approval?.reason ?? '',
      is_published: asBit(recording.published),
      publish_reason: recording.published ? (reasons.get(recording.id) ?? '') : '',
      has_slides: asBit(isPdf),
      marks: marks
        .filter((mark) => mark.recording_id === recording.id)
        .map(({ page, at_seconds }) => ({ page, second: at_seconds })),
    })),
    questions: questions.map(({ id, content, play_time, created_at }) => ({
      comment_id: id,
      content,
      at_seconds: play_time === null ? -1 : Math.floor(play_time),
      create_time: shanghaiTime(created_at),
    })),
    note_count: await countNotes(db, meeting.id),
    letter_url: isOver(row) ? letterAddress(vault, sheet.id) : '',
  }
}

export const getLecture = answer(playbackCalls.get, async (input, context) =>
  showLecture(context, await findSheet(context, input)),
)

export const approvePlayback = answer(playbackCalls.approve, async (input, context) => {
  const row = await findSheet(context, input)
  if (!isOver(row)) throw refuse(playbackFailures.notOver)
  if (!input.type && input.reason === '') throw refuse(sheetFailures.reasonMissing)
  const recordings = await selectLectureRecordings(context.db, row.sheet.id, row.meeting.id)
  const found = recordings.find(({ recording }) => recording.id === input.recording_id)
  if (!found) throw refuse(playbackFailures.recordingMissing)
  await requireProvedDevice(context, row, { code: input.code, scene: 'confirm' })
  const status = input.type ? approvalStates.approved : approvalStates.refused
  const reason = input.type ? '' : input.reason
  if (found.approval?.status !== status || found.approval.reason !== reason)
    await context.db.transaction(async (db) => {
      await upsertApproval(db, { sheet_id: row.sheet.id, recording_id: found.recording.id, status, reason })
      const kind = input.type ? 'playback_approved' : 'playback_refused'
      await noteChange(db, context, row, {
        kind,
        subjectId: found.recording.id,
        detail: { title: found.recording.name },
        reason,
      })
    })
  return showLecture(context, row)
})
