import { useCallback } from 'react'
import { commentFailures } from '#contract/community/comments.ts'
import type { ReadComment } from '#contract/community/comments.ts'
import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import type { CommentEvent } from './live-comments.ts'
import { commentMutations } from './mutations.ts'

/** Likes a comment, or takes that back; one that is gone leaves the list. */
export function useLike(tell: (event: CommentEvent) => void) {
  const like = useMemberAction(
    'like-comment',
    useCallback(
      async ({ commentId, isOn }: { commentId: number; isOn: boolean }) => {
        try {
          const answer = await commentMutations.like({ comment_id: commentId, type: isOn })
          tell({ is: 'praised', commentId, ...answer })
        } catch (error) {
          const isGone =
            error instanceof CallFailure && error.status === commentFailures.commentMissing.status
          if (isGone) tell({ is: 'removed', commentId })
        }
      },
      [tell],
    ),
  )
  return useCallback(
    ({ comment_id: commentId, is_praise }: ReadComment) => like({ commentId, isOn: is_praise === 0 }),
    [like],
  )
}
