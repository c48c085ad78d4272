import { useQuery } from '@tanstack/react-query'
import type { FollowKind } from '#contract/community/follows.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
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
  const loginFirst = useLoginFirst()
  const state = useQuery(followQueries.state(kind, itemId))
  const isFollowed = state.data?.is_follow === 1

  async function toggle() {
    if (loginFirst()) return
    await followMutations.set(kind, itemId, !isFollowed)
    toast(isFollowed ? text.stopped : text.followed, 'success')
  }

  return (
    <Button small variant={isFollowed ? 'plain' : 'primary'} aria-pressed={isFollowed} onClick={toggle}>
      {isFollowed ? text.following : text.follow}
    </Button>
  )
}
