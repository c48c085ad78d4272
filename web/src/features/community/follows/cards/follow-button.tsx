import { useQuery, useQueryClient } from '@tanstack/react-query'
import { followCalls } from '#contract/community/follows.ts'
import type { FollowKind } from '#contract/community/follows.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { followQueries } from '../queries.ts'
import { followText } from '../text.ts'

type FollowButtonProps = { kind: FollowKind; itemId: number }

/** Follows and stops following. A visitor is led to the login and back. */
export function FollowButton({ kind, itemId }: FollowButtonProps) {
  const text = useText(followText)
  const loginFirst = useLoginFirst()
  const client = useQueryClient()
  const state = useQuery(followQueries.state(kind, itemId))
  const isFollowed = state.data?.is_follow === 1

  async function toggle() {
    if (loginFirst()) return
    try {
      const changed = await ask(kind, itemId, !isFollowed)
      client.setQueryData(followQueries.state(kind, itemId).queryKey, changed)
      toast(isFollowed ? text.stopped : text.followed, 'success')
    } finally {
      // Also after a refusal: it was followed elsewhere meanwhile.
      await client.invalidateQueries({ predicate: ({ queryKey }) => isAboutFollows(queryKey[0]) })
    }
  }

  return (
    <Button small variant={isFollowed ? 'plain' : 'primary'} aria-pressed={isFollowed} onClick={toggle}>
      {isFollowed ? text.following : text.follow}
    </Button>
  )
}

const ask = (kind: FollowKind, itemId: number, isOn: boolean) =>
  kind === 'doctor'
    ? api(followCalls.attention, { doctor_id: itemId, type: isOn ? 1 : 2 })
    : api(followCalls.set, { kind, item_id: itemId, is_follow: isOn })

/** What is followed decides the feed, the suggestions, the own subjects and the counts. */
const isAboutFollows = (callId: unknown) => typeof callId === 'string' && /^follow\.|[fF]ocus/.test(callId)
