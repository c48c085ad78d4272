import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { UnionNoticeItem } from '#contract/practice/union-notices.ts'
import type { UnionDetail } from '#contract/practice/unions.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { noticeText } from '../notice-text.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { NoticeRow } from './notice-row.tsx'

const shown = 3

type Notices = UseInfiniteQueryResult<{ pages: { data: UnionNoticeItem[] }[] }>
type HomeNoticesProps = { union: UnionDetail; notices: Notices }

/** The latest notices, which members read; others learn that there are some. */
export function HomeNotices({ union, notices }: HomeNoticesProps) {
  const text = useText(noticeText)
  const isMember = union.is_member === 1
  return (
    <Section
      title={text.notices}
      aside={isMember && <Link href={unionPaths.notices(union.id)}>{text.all}</Link>}
    >
      {isMember ? (
        <LatestNotices notices={notices} />
      ) : (
        <ListState
          status={union.notice_num > 0 ? 'note' : 'empty'}
          inline
          emptyText={union.notice_num > 0 ? text.membersOnly : text.none}
        />
      )}
    </Section>
  )
}

function LatestNotices({ notices }: Pick<HomeNoticesProps, 'notices'>) {
  const text = useText(noticeText)
  if (!notices.data) return <ListState status="error" inline onRetry={() => notices.refetch()} />
  const rows = notices.data.pages[0]!.data
  if (rows.length === 0) return <ListState status="empty" inline emptyText={text.none} />
  return rows.slice(0, shown).map((notice) => <NoticeRow key={notice.id} notice={notice} ofUnion />)
}
