import type { OwnNote, PlaybackNote } from '#contract/community/notes.ts'
import type { ListItem } from '#contract/wire/items.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { NoteRow } from './notes.queries.ts'

export const presentNote = (row: NoteRow, vault: Vault): PlaybackNote => ({
  note_id: row.id,
  part_id: row.part_id,
  at_seconds: row.at_seconds,
  content: vault.openText(row.content_sealed),
  create_time: shanghaiTime(row.created_at),
})

export const presentOwnNote = (row: NoteRow, item: ListItem | undefined, vault: Vault): OwnNote => ({
  ...presentNote(row, vault),
  item_type: row.item_type,
  item_id: row.item_id,
  item_title: item?.title ?? '',
  course_type: item?.course_type ?? 0,
})
