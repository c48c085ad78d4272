import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { commentFailures } from '#contract/community/comments.ts'
import type { ReadComment } from '#contract/community/comments.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { storage } from '#web/platform/storage.ts'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { countAll, mergeComments, mergeTops } from '../live-comments.ts'
import { commentMutations } from '../mutations.ts'
import { CommentActions } from '../parts/comment-actions.tsx'
import type { ManagerDeed } from '../parts/comment-actions.tsx'
import { CommentRow } from '../parts/comment-row.tsx'
import { keyOfTarget } from '../target.ts'
import type { CommentTarget } from '../target.ts'
import { commentQueries } from '../queries.ts'
import { showCommentCount } from '../state.ts'
import { commentText } from '../text.ts'
import { useLiveComments } from '../use-live-comments.ts'
import { WriteComment } from './write-comment.tsx'
import './comments.css'

export type CommentsProps = {
  itemType: ItemType
  itemId: number
  scheduleId?: number
  /** What those who keep order can do about an author besides, such as muting. */
  managerDeed?: ManagerDeed
}

/** A broadcast may bring thousands: so many are drawn, and as many again when somebody reads on. */
const drawnAtOnce = 200

/** What people say below an item: the pinned first, then the newest, live. */
export function Comments({ itemType, itemId, scheduleId = 0, managerDeed }: CommentsProps) {
  const target = { itemType, itemId, scheduleId }
  return <List key={keyOfTarget(target)} target={target} managerDeed={managerDeed} />
}

function List({ target, managerDeed }: { target: CommentTarget; managerDeed: ManagerDeed | undefined }) {
  const text = useText(commentText)
  const client = useQueryClient()
  const loginFirst = useLoginFirst()
  const list = useInfiniteQuery(commentQueries.list(target))
  const top = useQuery(commentQueries.top(target))
  const head = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<ReadComment>()
  const [isChoosing, setIsChoosing] = useState(false)
  const [reach, setReach] = useState(drawnAtOnce)
  const read = list.data?.pages.flatMap((page) => page.comment_list) ?? []
  const [live, tell] = useLiveComments(target, {
    shown: () => (list.data ? mergeComments(read, live) : undefined),
    onGap: () => void client.resetQueries({ queryKey: commentQueries.list(target).queryKey }),
    onOwn: () => head.current?.scrollIntoView({ block: 'start' }),
  })
  const tops = mergeTops(top.data?.top_comment_list ?? [], live)
  const topIds = new Set(tops.map((one) => one.comment_id))
  const rows = mergeComments(read, live).filter((one) => !topIds.has(one.comment_id))
  const count = countAll(list.data?.pages[0]?.total ?? 0, read, live)
  const isCounted = list.data !== undefined
  useEffect(() => {
    if (isCounted) showCommentCount(target, count)
    // oxlint-disable-next-line react/exhaustive-deps -- the place is the key of the list
  }, [isCounted, count])
  const isManager = list.data?.pages[0]?.may_manage === 1
  const isOwn = String(chosen?.userid) === storage.get('userid')

  const like = useCallback(
    async ({ comment_id: commentId, is_praise }: ReadComment) => {
      if (loginFirst()) return
      try {
        const answer = await commentMutations.like({ comment_id: commentId, type: is_praise === 0 })
        tell({ is: 'praised', commentId, ...answer })
      } catch (error) {
        const isGone = error instanceof CallFailure && error.status === commentFailures.commentMissing.status
        if (isGone) tell({ is: 'removed', commentId })
      }
    },
    [loginFirst, tell],
  )
  const choose = useCallback((comment: ReadComment) => {
    setChosen(comment)
    setIsChoosing(true)
  }, [])

  const rowOf = (comment: ReadComment) => (
    <li key={comment.comment_id}>
      <CommentRow comment={comment} onLike={like} onMore={choose} />
    </li>
  )

  return (
    <div ref={head} className="comments" data-comments>
      <Section title={text.comments} aside={count > 0 && text.count(count)}>
        <div className="comments-write">
          <WriteComment {...target} />
        </div>
        {list.isPending && <Skeleton shape="rows" count={3} />}
        {(tops.length > 0 || rows.length > 0) && (
          <ul>
            {tops.map(rowOf)}
            {rows.slice(0, reach).map(rowOf)}
          </ul>
        )}
        {list.isSuccess && tops.length === 0 && rows.length === 0 && (
          <ListState status="empty" inline emptyText={text.none} />
        )}
        {list.isError && (
          <ListState
            status="error"
            inline
            errorText={list.error.message}
            onRetry={() => (list.data ? list.fetchNextPage() : list.refetch())}
          />
        )}
        {list.isFetchingNextPage && <ListState status="loading" inline />}
        {list.isSuccess && !list.hasNextPage && rows.length > 0 && rows.length <= reach && (
          <ListState status="end" />
        )}
        <EndSentinel
          key={reach}
          onReach={() => (rows.length > reach ? setReach(reach + drawnAtOnce) : list.fetchNextPage())}
          active={rows.length > reach || (list.hasNextPage && !list.isFetching && !list.isError)}
        />
      </Section>
      <CommentActions
        comment={chosen}
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        isManager={isManager}
        isOwn={isOwn}
        managerDeed={managerDeed}
        tell={tell}
      />
    </div>
  )
}
