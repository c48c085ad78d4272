import { useQuery } from '@tanstack/react-query'
import type { DoctorItem } from '#contract/wire/items.ts'
import { titleName } from '#contract/wire/titles.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { clock } from '#web/platform/clock.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { meetingHomeQueries } from '../home-queries.ts'
import { meetingPageText } from '../text.ts'
import { timeRange } from '#web/ui/format/time-range.ts'
import './expert-sheet.css'

type ExpertSheetProps = { meetingId: number; expert: DoctorItem; open: boolean; onClose: () => void }

/** One expert of a meeting, and their contributions to it. */
export function ExpertSheet({ meetingId, expert, open, onClose }: ExpertSheetProps) {
  const text = useText(meetingPageText)
  const title = titleName(expert.title, useLanguage())
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={expert.doctor_name}
      foot={
        <ButtonLink href={doctorPaths.home(expert.doctor_id)} block>
          {text.expertHome}
        </ButtonLink>
      }
    >
      <div className="expert-sheet-head">
        <Avatar src={expert.doctor_cover} name="" size={64} />
        <p>
          {title}
          <span className="expert-sheet-place">
            {expert.hospital} {expert.department}
          </span>
        </p>
      </div>
      {open && <Talks meetingId={meetingId} doctorId={expert.doctor_id} />}
    </Sheet>
  )
}

function Talks({ meetingId, doctorId }: { meetingId: number; doctorId: number }) {
  const text = useText(meetingPageText)
  const language = useLanguage()
  const info = useQuery(meetingHomeQueries.expert(meetingId, doctorId))
  if (info.isError)
    return <ListState status="error" inline errorText={info.error.message} onRetry={() => info.refetch()} />
  if (!info.data) return <Skeleton shape="lines" count={3} />
  const { introduction, sessions } = info.data
  return (
    <>
      {introduction && <p className="expert-sheet-words">{introduction}</p>}
      <h3 className="expert-sheet-title">{text.talks}</h3>
      {sessions.length === 0 && <ListState status="empty" inline emptyText={text.noTalks} />}
      <ul>
        {sessions.map((item) => (
          <li key={item.schedule_id} className="expert-sheet-talk">
            {item.title}
            <span className="expert-sheet-place">
              {timeRange(item.begin_time, item.end_time, clock.now(), language)} {item.hall}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
