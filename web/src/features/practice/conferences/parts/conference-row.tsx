import { conferenceAnswers, conferenceStates } from '#contract/practice/conferences.ts'
import type { ConferenceItem } from '#contract/practice/conferences.ts'
import { timeRange } from '#web/ui/format/time-range.ts'
import { separated } from '#web/ui/format/separated.ts'
import { clock } from '#web/platform/clock.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { conferencePaths } from '#web/paths/conferences.ts'
import { conferenceText } from '../text.ts'

const kinds: Record<ConferenceItem['status'], TagKind> = {
  [conferenceStates.coming]: 'notice',
  [conferenceStates.running]: 'live',
  [conferenceStates.ended]: 'playback',
  [conferenceStates.cancelled]: 'neutral',
}

export function StatusTag({ status }: Pick<ConferenceItem, 'status'>) {
  const text = useText(conferenceText)
  return <Tag kind={kinds[status]}>{text.states[status]}</Tag>
}

export const isOver = ({ status }: Pick<ConferenceItem, 'status'>) =>
  status === conferenceStates.ended || status === conferenceStates.cancelled

export const isUnanswered = (conference: ConferenceItem) =>
  conference.answer === conferenceAnswers.none && !isOver(conference)

export function ConferenceRow({ conference }: { conference: ConferenceItem }) {
  const text = useText(conferenceText)
  const language = useLanguage()
  const { id, title, begin_time, end_time, host_name, host_photo, kind, is_host } = conference
  const time = timeRange(begin_time, end_time, clock.now(), language)
  const facts = [time, is_host === 1 ? text.own : host_name, text.kinds[kind]]
  return (
    <ListRow
      href={isOver(conference) ? conferencePaths.detail(id) : conferencePaths.schedule(id)}
      before={<Avatar src={host_photo} name="" size={36} />}
      title={title}
      note={separated(facts)}
      after={
        isUnanswered(conference) ? (
          <Tag kind="credit">{text.unanswered}</Tag>
        ) : (
          <StatusTag status={conference.status} />
        )
      }
    />
  )
}
