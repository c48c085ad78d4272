import { useQuery } from '@tanstack/react-query'
import type { DoctorItem } from '#contract/wire/items.ts'
import { titleName } from '#contract/wire/titles.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { FollowButton } from '#web/features/community/follows/cards/follow-button.tsx'
import { followFeedQueries } from '../queries.ts'
import { followFeedText } from '../text.ts'
import './suggestions.css'

/** Suggests experts to users whose follows have nothing new. */
export function Suggestions() {
  const text = useText(followFeedText)
  const doctors = useQuery(followFeedQueries.suggestions())
  if (doctors.data?.length === 0) return null
  return (
    <Section title={text.suggestions}>
      {doctors.isPending && <Skeleton shape="rows" count={4} />}
      {doctors.isError && <ListState status="error" inline onRetry={() => doctors.refetch()} />}
      <ul>
        {doctors.data?.map((doctor) => (
          <li key={doctor.doctor_id}>
            <Suggestion doctor={doctor} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Suggestion({ doctor }: { doctor: DoctorItem }) {
  const title = titleName(doctor.title, useLanguage())
  return (
    <div className="suggestion">
      <Link href={doctorPaths.home(doctor.doctor_id)} className="suggestion-person">
        <Avatar src={doctor.doctor_cover} name="" size={48} />
        <span className="suggestion-words">
          <span className="suggestion-name">
            {doctor.doctor_name} <span className="suggestion-soft">{title}</span>
          </span>
          <span className="suggestion-soft suggestion-place">
            {doctor.hospital} {doctor.department}
          </span>
        </span>
      </Link>
      <FollowButton kind="doctor" itemId={doctor.doctor_id} />
    </div>
  )
}
