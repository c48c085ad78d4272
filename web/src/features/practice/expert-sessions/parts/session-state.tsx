import { sessionStates } from '#contract/practice/expert-sessions.ts'
import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { expertSessionText } from '../text.ts'
import type { SessionStatus } from '../text.ts'

const kinds: Record<SessionStatus, TagKind> = {
  [sessionStates.open]: 'notice',
  [sessionStates.confirmed]: 'credit',
  [sessionStates.refused]: 'neutral',
  [sessionStates.proposed]: 'playback',
}

export function SessionState({ status }: { status: number }) {
  const text = useText(expertSessionText)
  return <Tag kind={kinds[status as SessionStatus]}>{text.states[status as SessionStatus]}</Tag>
}
