import { useQuery } from '@tanstack/react-query'
import type { FollowKind } from '#contract/community/follows.ts'
import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { followMutations } from '../mutations.ts'
import { followQueries } from '../queries.ts'
import { followText } from '../text.ts'

type FollowButtonProps = { kind: FollowKind; itemId: number }

/** Follows and stops following. A visitor is led to the login and back. */
export function FollowButton({ kind, itemId }: FollowButtonProps) {
  const text = useText(followText)
  const state = useQuery(followQueries.state(kind, itemId))
  const isFollowed = state.data?.is_follow === 1

  const follow = useMemberAction(`follow:${kind}:${itemId}`, async (isOn: boolean) => {
    await followMutations.set(kind, itemId, isOn)
    toast(isOn ? text.followed : text.stopped, 'success')
  })

  return (
    <Button
      small
      variant={isFollowed ? 'plain' : 'primary'}
      aria-pressed={isFollowed}
      onClick={() => follow(!isFollowed)}
    >
      {isFollowed ? text.following : text.follow}
    </Button>
  )
}
