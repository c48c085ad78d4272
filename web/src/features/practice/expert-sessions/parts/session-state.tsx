import { sessionStates } from '#contract/practice/expert-sessions.ts'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { expertSessionText } from '../text.ts'

const kinds: Record<ExpertSession['status'], TagKind> = {
  [sessionStates.open]: 'notice',
  [sessionStates.confirmed]: 'credit',
  [sessionStates.refused]: 'neutral',
  [sessionStates.proposed]: 'playback',
}

export function SessionState({ status }: Pick<ExpertSession, 'status'>) {
  const text = useText(expertSessionText)
  return <Tag kind={kinds[status]}>{text.states[status]}</Tag>
}
