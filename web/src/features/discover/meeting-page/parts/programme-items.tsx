import type { ScheduleItem } from '#contract/meetings/meetings.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { useNow } from '#web/shell/use-now.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { meetingPaths } from '#web/paths/meetings.ts'
import { stateOf } from '../programme.ts'
import { meetingPageText } from '../text.ts'

type ProgrammeItemsProps = {
  items: ScheduleItem[]
  askedId: number
  titles: ReadonlyMap<number, string> | undefined
}

/** The items of one hall on one day; the running one is marked. */
export function ProgrammeItems({ items, askedId, titles }: ProgrammeItemsProps) {
  const text = useText(meetingPageText)
  const now = useNow('minute')
  return (
    <ol className="programme">
      {items.map((item, at) => {
        const state = stateOf(item, now)
        const title = items[at - 1]?.meeting_id === item.meeting_id ? undefined : titles?.get(item.meeting_id)
        return (
          <li
            key={item.schedule_id}
            className="programme-item"
            data-state={state}
            data-asked={item.schedule_id === askedId || undefined}
            aria-current={state === 'now' ? 'time' : undefined}
            ref={item.schedule_id === askedId ? bringIntoView : undefined}
          >
            {title && (
              <p className="programme-session">
                <Link href={meetingPaths.detail(item.meeting_id)}>{title}</Link>
              </p>
            )}
            <p className="programme-time">
              {item.begin_time.slice(11)} – {item.end_time.slice(11)}
              {state === 'now' && <Tag kind="credit">{text.now}</Tag>}
            </p>
            <p className="programme-title">{item.title}</p>
            {item.expert && (
              <Link href={doctorPaths.home(item.expert.doctor_id)} className="programme-expert">
                <Avatar src={item.expert.doctor_cover} name="" size={28} />
                <span>
                  {item.expert.doctor_name} <span className="programme-hospital">{item.expert.hospital}</span>
                </span>
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Outside the component, so that it runs once per element and not on every render. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' })
}
