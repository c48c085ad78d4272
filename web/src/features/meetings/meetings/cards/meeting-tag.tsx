import { meetingTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { meetingText } from '../text.ts'

type Phase = keyof typeof meetingTypes

const looks: Record<OneOf<typeof meetingTypes>, { kind: TagKind; word: Phase }> = {
  [meetingTypes.preview]: { kind: 'notice', word: 'preview' },
  [meetingTypes.inProgress]: { kind: 'credit', word: 'inProgress' },
  [meetingTypes.live]: { kind: 'live', word: 'live' },
  [meetingTypes.review]: { kind: 'playback', word: 'review' },
}

/** The phase of a meeting. */
export function MeetingTag({ type, solid = false }: { type: OneOf<typeof meetingTypes>; solid?: boolean }) {
  const text = useText(meetingText)
  const look = looks[type]
  return (
    <Tag kind={look.kind} solid={solid}>
      {text[look.word]}
    </Tag>
  )
}
