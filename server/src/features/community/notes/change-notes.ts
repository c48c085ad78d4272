import { noteCalls, noteFailures, noteLimits } from '#contract/community/notes.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { presentNote } from './notes.present.ts'
import {
  countNotes,
  deleteNote,
  insertNote,
  selectNoteByEntry,
  selectNotes,
  updateNote,
} from './notes.queries.ts'

/** Users may read their own notes whether or not they may still watch. */
export const listNotes = answer(noteCalls.lists, async (input, context) => {
  const { userId } = memberOf(context)
  const rows = await selectNotes(context.db, { userId, itemType: input.item_type, itemId: input.item_id })
  return rows.map((row) => presentNote(row, context.vault))
})

export const addNote = answer(noteCalls.add, async (input, context) => {
  const { db, vault, items } = context
  const { userId } = memberOf(context)
  const kind = items.get(input.item_type)
  if (!kind.findVideo) throw refuse(failures.parameterError, { detail: 'item_type' })
  const { seconds } = await kind.findVideo(context, input.item_id, input.part_id)
  const added = input.entry_id && (await selectNoteByEntry(db, userId, input.entry_id))
  if (added) return presentNote(added, vault)
  if (
    (await countNotes(db, { userId, itemType: input.item_type, itemId: input.item_id })) >= noteLimits.perItem
  )
    throw refuse(noteFailures.tooManyNotes)
  const row = await insertNote(db, {
    user_id: userId,
    item_type: input.item_type,
    item_id: input.item_id,
    part_id: input.part_id,
    at_seconds: seconds > 0 ? Math.min(input.at_seconds, seconds) : input.at_seconds,
    content_sealed: vault.seal(input.content),
    entry_id: input.entry_id ?? null,
  })
  // The same attempt arrived twice at once.
  if (!row) return presentNote((await selectNoteByEntry(db, userId, input.entry_id!))!, vault)
  await context.events.announce(context.db, userChanged, { userId })
  return presentNote(row, vault)
})

export const editNote = answer(noteCalls.edit, async (input, context) => {
  const { db, vault } = context
  const row = await updateNote(db, input.note_id, memberOf(context).userId, vault.seal(input.content))
  if (!row) throw refuse(noteFailures.noteMissing)
  return presentNote(row, vault)
})

export const removeNote = answer(noteCalls.remove, async (input, context) => {
  const { userId } = memberOf(context)
  if (!(await deleteNote(context.db, input.note_id, userId))) throw refuse(noteFailures.noteMissing)
  await context.events.announce(context.db, userChanged, { userId })
  return {}
})
