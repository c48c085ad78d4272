import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countAll, mergeComments, mergeTops } from './live-comments.ts'
import { commentQueries } from './queries.ts'
import { showCommentCount } from './state.ts'
import type { CommentTarget } from './target.ts'
import { useLiveComments } from './use-live-comments.ts'

export type ShownComments = ReturnType<typeof useComments>

/** What people say below an item: what was read, together with what has happened since. */
export function useComments(target: CommentTarget, onComposed: () => void) {
  const client = useQueryClient()
  const list = useInfiniteQuery(commentQueries.list(target))
  const top = useQuery(commentQueries.top(target))
  const read = list.data?.pages.flatMap((page) => page.comment_list)
  const [live, tell] = useLiveComments(target, {
    read,
    onGap: () => void client.resetQueries({ queryKey: commentQueries.list(target).queryKey }),
    onComposed,
  })
  const tops = mergeTops(top.data?.top_comment_list ?? [], live)
  const topIds = new Set(tops.map((one) => one.comment_id))
  const firstPage = list.data?.pages[0]
  const count = countAll(firstPage?.total ?? 0, read ?? [], live)
  useShownCount(target, firstPage && count)
  return {
    list,
    tops,
    rows: mergeComments(read ?? [], live).filter((one) => !topIds.has(one.comment_id)),
    count,
    isManager: firstPage?.may_manage === 1,
    tell,
  }
}

/** Lets the bar of the same page show the number, once it is known. */
function useShownCount({ itemType, itemId, scheduleId }: CommentTarget, count: number | undefined) {
  useEffect(() => {
    if (count !== undefined) showCommentCount({ itemType, itemId, scheduleId }, count)
  }, [itemType, itemId, scheduleId, count])
}
