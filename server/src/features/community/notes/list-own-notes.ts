import { noteCalls, notePageSize } from '#contract/community/notes.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { pageOf, readPage } from '#kernel/paging.ts'
import type { Context } from '#kernel/services.ts'
import { loadItems } from '#server/features/community/items/load-items.ts'
import { mostSearched, pageOfFound } from '#server/features/community/items/page-of-found.ts'
import { presentOwnNote } from './notes.present.ts'
import { selectOwnNotes } from './notes.queries.ts'
import type { NoteRow } from './notes.queries.ts'

const size = notePageSize

/** Notes are sealed, so that words in them are searched for here and not by the database. */
export const listOwnNotes = answer(noteCalls.own, async ({ keyword, page }, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  if (keyword === '') {
    const found = await readPage(page, size, (limit, offset) => selectOwnNotes(db, userId, { limit, offset }))
    const notes = found.rows.map(({ note }) => note)
    return pageOf(await load(context, notes), found.total, page, size)
  }
  const rows = await selectOwnNotes(db, userId, { limit: mostSearched, offset: 0 })
  const all = await load(
    context,
    rows.map(({ note }) => note),
  )
  const textOf = (note: (typeof all)[number]) => `${note.content}\n${note.item_title}`
  const { data, total } = pageOfFound(all, textOf, { keyword, page, size })
  return pageOf(data, total, page, size)
})

async function load(context: Context, notes: NoteRow[]) {
  const refs = notes.map(({ item_type, item_id }) => ({ kind: item_type, id: item_id }))
  const loaded = await loadItems(context, refs)
  const items = new Map(loaded.map(({ ref, item }) => [`${ref.kind} ${ref.id}`, item]))
  return notes.map((note) =>
    presentOwnNote(note, items.get(`${note.item_type} ${note.item_id}`), context.vault),
  )
}
