import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UnionNotice } from '#contract/practice/union-notices.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { noticeText } from '../notice-text.ts'
import { ChangeHistory } from '../parts/change-history.tsx'
import { NoticeTools } from '../parts/notice-tools.tsx'
import { NoticeReaders } from '../parts/notice-readers.tsx'
import { unionQueries } from '../queries.ts'
import './union-notice.css'

export function UnionNoticeScreen() {
  const text = useText(noticeText)
  const client = useQueryClient()
  const notice = useQuery(unionQueries.notice(useQueryId('id')))
  // Asking has marked it as read.
  const readId = notice.data?.id
  useEffect(() => {
    if (readId !== undefined) void invalidateTags(client, 'union-notices')
  }, [client, readId])
  return (
    <DetailScreen detail={notice} nameOf={({ title }) => title} missing={text.missing}>
      {(detail) => <NoticeBody notice={detail} />}
    </DetailScreen>
  )
}

function NoticeBody({ notice }: { notice: UnionNotice }) {
  const text = useText(noticeText)
  const { timeOf } = useTimeText()
  const isWithdrawn = notice.withdraw_time !== ''
  return (
    <>
      <div className="union-notice">
        <Headline
          title={notice.title}
          over={notice.union_name}
          notes={
            <>
              {notice.truename && <span>{notice.truename}</span>}
              <span>{timeOf(notice.create_time)}</span>
              {notice.edit_time && <span>{text.editedAt(timeOf(notice.edit_time))}</span>}
              <span>{text.readNum(notice.read_num)}</span>
            </>
          }
        />
        {isWithdrawn && (
          <p className="union-notice-withdrawn">
            {text.withdrawnAt(notice.withdraw_time, notice.withdraw_reason)}
          </p>
        )}
        {notice.is_manager === 1 && !isWithdrawn && <NoticeTools notice={notice} />}
        <RichText html={notice.content} />
      </div>
      {notice.files.length > 0 && (
        <Section title={text.files}>
          {notice.files.map(({ url, name }, at) => (
            <ListRow key={url} href={url} title={name || text.file(at + 1)} />
          ))}
        </Section>
      )}
      {notice.is_manager === 1 && !isWithdrawn && <NoticeReaders notice={notice} />}
      {notice.is_manager === 1 && (
        <ChangeHistory unionId={notice.union_id} subject="notice" subjectId={notice.id} />
      )}
    </>
  )
}
