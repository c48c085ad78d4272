import { useQuery } from '@tanstack/react-query'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { useNow } from '#web/shell/use-now.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { separated } from '#web/ui/format/separated.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { liveText } from '../text.ts'

/** When who speaks, for the people who hold the meeting; the running item is marked. */
export function StudioAgenda({ meetingId }: { meetingId: number }) {
  const text = useText(liveText)
  const now = useNow('minute')
  const { data: items = [] } = useQuery(meetingQueries.programme(meetingId))
  if (items.length === 0) return null
  return (
    <Section title={text.agenda}>
      <ol>
        {items.map((item) => {
          const isNow = shanghaiMoment(item.begin_time) <= now && now < shanghaiMoment(item.end_time)
          return (
            <li key={item.schedule_id} aria-current={isNow ? 'time' : undefined}>
              <ListRow
                title={item.title}
                note={separated([
                  `${item.begin_time.slice(11)} – ${item.end_time.slice(11)}`,
                  item.hall,
                  item.expert?.doctor_name,
                ])}
                after={isNow && <Tag kind="credit">{text.in_progress}</Tag>}
              />
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
