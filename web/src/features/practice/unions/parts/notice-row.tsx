import type { UnionNoticeItem } from '#contract/practice/union-notices.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { noticeText } from '../notice-text.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { separated } from '#web/ui/format/separated.ts'
import './notice-row.css'

export function NoticeRow({ notice, ofUnion }: { notice: UnionNoticeItem; ofUnion?: boolean }) {
  const text = useText(noticeText)
  const { timeOf } = useTimeText()
  const notes = [
    ofUnion ? '' : notice.union_name,
    notice.truename,
    timeOf(notice.create_time),
    notice.file_num > 0 ? text.fileNum(notice.file_num) : '',
  ]
  return (
    <ListRow
      href={unionPaths.notice(notice.id)}
      title={
        <span className="notice-row-title" data-unread={notice.is_read === 0 || undefined}>
          {notice.is_top === 1 && <Tag kind="notice">{text.top}</Tag>}
          {notice.withdraw_time && <Tag>{text.withdrawnTag}</Tag>}
          {notice.is_read === 0 && !notice.withdraw_time && <Tag kind="live">{text.unread}</Tag>}
          <span>{notice.title}</span>
        </span>
      }
      note={separated(notes)}
    />
  )
}
