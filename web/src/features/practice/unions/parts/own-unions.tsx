import { useQuery } from '@tanstack/react-query'
import { storage } from '#web/platform/storage.ts'
import { Badge } from '#web/ui/badge/badge.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { noticeText } from '../notice-text.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { unionQueries } from '../queries.ts'
import { unionText } from '../text.ts'

/** What waits for a member in all of their unions: unread notices, and applications to decide about. */
export function OwnUnions() {
  const text = useText(unionText)
  const notices = useText(noticeText)
  const unread = useQuery(unionQueries.unreadQuantity())
  const waiting = useQuery(unionQueries.joinApplications(Number(storage.get('userid'))))
  const count = unread.data?.quantity ?? 0
  const first = waiting.data?.data[0]
  return (
    <>
      <ListRow
        href={unionPaths.allNotices}
        title={notices.notices}
        after={<Badge count={count} label={notices.unreadNum(count)} />}
      />
      {first && (
        <ListRow
          href={unionPaths.applications(first.id)}
          title={text.applications}
          note={first.union_name}
          after={text.waiting(waiting.data!.total)}
        />
      )}
    </>
  )
}
