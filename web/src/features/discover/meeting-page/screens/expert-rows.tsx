import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DoctorItem } from '#contract/wire/items.ts'
import { titleName } from '#contract/wire/titles.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ExpertSheet } from '../parts/expert-sheet.tsx'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { meetingPageText } from '../text.ts'

/** All speakers of a meeting; each opens their contributions to it. */
export function ExpertRows() {
  const text = useText(meetingPageText)
  const meetingId = useQueryId('meeting_id')
  const experts = useQuery(meetingQueries.experts(meetingId))
  return (
    <DetailScreen detail={experts} nameOf={() => text.experts}>
      {(rows) =>
        rows.length === 0 ? (
          <ListState status="empty" emptyText={text.noExperts} />
        ) : (
          <Rows meetingId={meetingId} experts={rows} />
        )
      }
    </DetailScreen>
  )
}

function Rows({ meetingId, experts }: { meetingId: number; experts: DoctorItem[] }) {
  const language = useLanguage()
  const [chosen, setChosen] = useState<DoctorItem>()
  const [isOpen, setIsOpen] = useState(false)

  function open(expert: DoctorItem) {
    setChosen(expert)
    setIsOpen(true)
  }

  return (
    <>
      <ul>
        {experts.map((expert) => (
          <li key={expert.doctor_id}>
            <ListRow
              before={<Avatar src={expert.doctor_cover} name="" size={48} />}
              title={`${expert.doctor_name} ${titleName(expert.title, language)}`}
              note={`${expert.hospital} ${expert.department}`}
              onClick={() => open(expert)}
            />
          </li>
        ))}
      </ul>
      <ListState status="end" />
      {chosen && (
        <ExpertSheet meetingId={meetingId} expert={chosen} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
