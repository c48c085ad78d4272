import { consultationStates } from '#contract/practice/consultation-states.ts'
import type { ConsultationState } from '#contract/practice/consultation-states.ts'
import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { consultationText } from '../text.ts'

const { awaiting, inConsultation, ended, cancelled } = consultationStates

const kinds: Record<ConsultationState, TagKind> = {
  [awaiting]: 'notice',
  [inConsultation]: 'free',
  [ended]: 'playback',
  [cancelled]: 'neutral',
}

type ConsultationTagsProps = {
  status: ConsultationState
  urgent: number
  is_received: number
  is_returned: number
}

export function ConsultationTags({ status, urgent, is_received, is_returned }: ConsultationTagsProps) {
  const text = useText(consultationText)
  return (
    <>
      {urgent === 1 && <Tag kind="live">{text.urgent}</Tag>}
      <Tag kind={kinds[status]}>{text.states[status]}</Tag>
      {status === awaiting && (
        <Tag kind={is_received === 1 ? 'credit' : 'neutral'}>
          {is_received === 1 ? text.received : text.notReceived}
        </Tag>
      )}
      {status === awaiting && is_returned === 1 && <Tag kind="live">{text.returned}</Tag>}
    </>
  )
}
