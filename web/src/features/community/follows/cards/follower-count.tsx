import { useQuery } from '@tanstack/react-query'
import type { FollowKind } from '#contract/community/follows.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { followQueries } from '../queries.ts'
import { followText } from '../text.ts'

/** How many follow it; of nobody nothing is said. */
export function FollowerCount({ kind, itemId }: { kind: FollowKind; itemId: number }) {
  const text = useText(followText)
  const language = useLanguage()
  const state = useQuery(followQueries.state(kind, itemId))
  const count = state.data?.follow_num ?? 0
  return count > 0 ? <span>{text.followers(viewCount(count, language))}</span> : null
}
