import { infiniteQueryOptions } from '@tanstack/react-query'
import { commentCalls } from '#contract/community/comments.ts'
import { api } from '#web/platform/api.ts'
import { neverRepeated } from '#web/platform/query-client.ts'
import { preloadedPage, queryOf } from '#web/platform/query.ts'
import type { CommentTarget } from './target.ts'

const fieldsOf = ({ itemType, itemId, scheduleId }: CommentTarget) => ({
  item_type: itemType,
  item_id: itemId,
  schedule_id: scheduleId,
})

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** How many comments there are. */
    comments: true
  }
}

export const commentQueries = {
  /** Goes on below the last comment that is known: page numbers would slip while others write. */
  list: (target: CommentTarget) => {
    const first = { ...fieldsOf(target), page: 1 }
    return infiniteQueryOptions({
      queryKey: queryOf(commentCalls.get, first).queryKey,
      ...neverRepeated,
      ...preloadedPage(commentCalls.get, first, 0),
      queryFn: ({ signal, pageParam }) =>
        api(
          commentCalls.get,
          { ...first, ...(pageParam > 0 && { before_id: pageParam }) },
          { signal, tips: false },
        ),
      initialPageParam: 0,
      getNextPageParam: (last) => (last.load_more === 1 ? last.comment_list.at(-1)?.comment_id : undefined),
      staleTime: 0,
    })
  },
  top: (target: CommentTarget) => ({ ...queryOf(commentCalls.top, fieldsOf(target)), staleTime: 0 }),
  /** What has been written since a comment; not kept. */
  newerThan: (target: CommentTarget, commentId: number) =>
    api(commentCalls.get, { ...fieldsOf(target), page: 1, after_id: commentId }, { tips: false }),
}
