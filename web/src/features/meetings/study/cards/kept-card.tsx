import { useQuery } from '@tanstack/react-query'
import { meetingPaths } from '#web/paths/meetings.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { studyQueries } from '../queries.ts'
import { studyText } from '../text.ts'

/** What somebody still knew days after each credit; nothing before the first question. */
export function KeptCard() {
  const text = useText(studyText)
  const { data } = useQuery(studyQueries.recheck())
  if (!data || data.asked_num === 0) return null
  return (
    <Section title={text.kept} aside={text.keptOf(data.right_num, data.asked_num)}>
      {data.kept.map(({ meeting_id, title, right_num, asked_num }) => (
        <ListRow
          key={meeting_id}
          title={title}
          note={`${text.keptOf(right_num, asked_num)} · ${text.keptNote}`}
          href={meetingPaths.detail(meeting_id)}
        />
      ))}
    </Section>
  )
}
