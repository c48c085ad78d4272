import type { NoticeReader, UnionNotice, UnionNoticeItem } from '#contract/practice/union-notices.ts'
import { asBit } from '#contract/wire/fields.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { NoticeRow, ReaderRow } from './notices.queries.ts'
import { asRichText, plainText } from './unions.present.ts'

export const presentNotice = ({ notice, union_name, truename, isRead }: NoticeRow): UnionNoticeItem => ({
  id: notice.id,
  union_id: notice.union_id,
  union_name,
  title: notice.title,
  truename: truename ?? '',
  is_top: asBit(notice.pinned_at !== null),
  is_read: asBit(isRead),
  file_num: notice.files.length,
  create_time: shanghaiTime(notice.created_at),
  edit_time: notice.edited_at ? shanghaiTime(notice.edited_at) : '',
  withdraw_time: notice.withdrawn_at ? shanghaiTime(notice.withdrawn_at) : '',
})

type NoticeParts = {
  names: Map<string, string>
  isManager: boolean
  reads: { read: number; unread: number }
}

export const presentNoticeDetail = (row: NoticeRow, parts: NoticeParts): UnionNotice => ({
  ...presentNotice(row),
  is_read: 1,
  content: asRichText(row.notice.content),
  source: parts.isManager ? plainText(row.notice.content) : '',
  withdraw_reason: row.notice.withdraw_reason,
  files: row.notice.files.map((url) => ({ url, name: parts.names.get(keyOf(url)) ?? '' })),
  is_manager: asBit(parts.isManager),
  read_num: parts.reads.read,
  unread_num: parts.isManager ? parts.reads.unread : 0,
  is_reminded: asBit(row.notice.reminded_at !== null),
})

export const presentReader = (row: ReaderRow): NoticeReader => ({
  userid: row.id,
  truename: row.truename,
  photo: row.photo,
  hospital: row.hospital,
  title: row.title,
  read_time: row.read_at ? shanghaiTime(new Date(row.read_at)) : '',
})
