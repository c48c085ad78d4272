import { useState } from 'react'
import type { ReadComment } from '#contract/community/comments.ts'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { commentText } from '../text.ts'
import type { ShownComments } from '../use-comments.ts'
import { CommentRow } from './comment-row.tsx'

/** A broadcast may bring thousands: so many are drawn, and as many again when somebody reads on. */
const drawnAtOnce = 200

type CommentListProps = {
  comments: Pick<ShownComments, 'list' | 'tops' | 'rows'>
  onLike: (comment: ReadComment) => Promise<void>
  onMore: (comment: ReadComment) => void
  onJump: ((comment: ReadComment) => void) | undefined
}

/** The pinned first, then the newest. */
export function CommentList({ comments, onLike, onMore, onJump }: CommentListProps) {
  const text = useText(commentText)
  const { list, tops, rows } = comments
  const [reach, setReach] = useState(drawnAtOnce)
  const hasMoreToDraw = rows.length > reach
  const shown = [...tops, ...rows.slice(0, reach)]

  return (
    <>
      {list.isPending && <Skeleton shape="rows" count={3} />}
      {shown.length > 0 && (
        <ul>
          {shown.map((comment) => (
            <li key={comment.comment_id}>
              <CommentRow comment={comment} onLike={onLike} onMore={onMore} onJump={onJump} />
            </li>
          ))}
        </ul>
      )}
      {list.isSuccess && shown.length === 0 && <ListState status="empty" inline emptyText={text.none} />}
      {list.isError && (
        <ListState
          status="error"
          inline
          errorText={list.error.message}
          onRetry={() => (list.data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.isFetchingNextPage && <ListState status="loading" inline />}
      {list.isSuccess && !list.hasNextPage && rows.length > 0 && !hasMoreToDraw && <ListState status="end" />}
      <EndSentinel
        key={reach}
        onReach={() => (hasMoreToDraw ? setReach(reach + drawnAtOnce) : list.fetchNextPage())}
        active={hasMoreToDraw || (list.hasNextPage && !list.isFetching && !list.isError)}
      />
    </>
  )
}
