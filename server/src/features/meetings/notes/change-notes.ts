import { noteCalls, noteFailures, noteLimits } from '#contract/meetings/notes.ts'
import type { PlaybackNote } from '#contract/meetings/notes.ts'
import { watchFailures } from '#contract/meetings/watching.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { requireWatching } from '#server/features/meetings/watching/admission.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectRecordings } from '#server/features/meetings/meetings/programme.queries.ts'
import { countNotes, deleteNote, insertNote, selectNotes, updateNote } from './notes.queries.ts'
import type { NoteRow } from './notes.queries.ts'

const presentNote = (row: NoteRow, vault: Vault): PlaybackNote => ({
  note_id: row.id,
  l_r_id: row.recording_id,
  at_seconds: row.at_seconds,
  content: vault.openText(row.content_sealed),
  create_time: shanghaiTime(row.created_at),
})

/** Users may read their own notes whether or not they may still watch. */
export const listNotes = answer(noteCalls.lists, async (input, context) => {
  const rows = await selectNotes(context.db, memberOf(context).userId, input.meeting_id)
  return rows.map((row) => presentNote(row, context.vault))
})

export const addNote = answer(noteCalls.add, async (input, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  const { meeting } = await findMeeting(db, input.meeting_id)
  const recording = (await selectRecordings(db, meeting.id)).find((row) => row.id === input.l_r_id)
  await requireWatching(context, meeting, recording?.session_id ?? 0)
  if (!recording) throw refuse(watchFailures.recordingMissing)
  if ((await countNotes(db, userId, meeting.id)) >= noteLimits.perMeeting)
    throw refuse(noteFailures.tooManyNotes)
  const row = await insertNote(db, {
    user_id: userId,
    meeting_id: meeting.id,
    recording_id: recording.id,
    at_seconds: recording.seconds > 0 ? Math.min(input.at_seconds, recording.seconds) : input.at_seconds,
    content_sealed: vault.seal(input.content),
  })
  return presentNote(row, vault)
})

export const editNote = answer(noteCalls.edit, async (input, context) => {
  const { db, vault } = context
  const row = await updateNote(db, input.note_id, memberOf(context).userId, vault.seal(input.content))
  if (!row) throw refuse(noteFailures.noteMissing)
  return presentNote(row, vault)
})

export const removeNote = answer(noteCalls.remove, async (input, context) => {
  if (!(await deleteNote(context.db, input.note_id, memberOf(context).userId)))
    throw refuse(noteFailures.noteMissing)
  return {}
})
