import { useQuery } from '@tanstack/react-query'
import type { MeetingOnAir } from '#contract/discover/home.ts'
import { showsViews } from '#contract/wire/items.ts'
import { meetingTarget } from '#web/paths/meetings.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useContentLang, useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Arrows } from '#web/ui/paging/arrows.tsx'
import { Dots } from '#web/ui/paging/dots.tsx'
import { usePaging } from '#web/ui/paging/use-paging.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { kitText } from '#web/ui/text.ts'
import type { HomeScope } from '#web/paths/home.ts'
import { homeQueries } from '../queries.ts'
import { homeText } from '../text.ts'
import './now-card.css'

/** What is on air right now: one card, and up to two more by swiping. Nothing where nothing is on air. */
export function NowCard({ scope }: { scope: HomeScope }) {
  const text = useText(homeText)
  const words = useText(kitText)
  const now = useQuery(homeQueries.now(scope))
  const { strip, page, follow, step } = usePaging<HTMLUListElement>()
  const count = now.data?.length ?? 0
  if (!now.data || count === 0) return null
  return (
    <section className="now-card" aria-label={text.now}>
      <ul ref={strip} className="now-card-strip" onScroll={follow}>
        {now.data.map((meeting, at) => (
          <li key={meeting.meeting_id} className="now-card-slide">
            <OnAir meeting={meeting} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <Arrows previous={words.previous} next={words.next} onStep={(by) => step(by, count)} />
          <div className="now-card-dots">
            <Dots count={count} page={page} />
          </div>
        </>
      )}
    </section>
  )
}

function OnAir({ meeting, isFirst }: { meeting: MeetingOnAir; isFirst: boolean }) {
  const text = useText(homeText)
  const lang = useContentLang(meeting.title)
  return (
    <Link href={meetingTarget(meeting)} className="now-card-press">
      <Picture
        src={meeting.cover}
        alt=""
        width={750}
        ratio="16 / 9"
        eager={isFirst}
        fetchPriority={isFirst ? 'high' : 'low'}
      />
      <span className="now-card-state">
        <Tag kind="live" solid>
          {text.live}
        </Tag>
        <Watching meeting={meeting} />
      </span>
      <span className="now-card-words">
        <strong className="now-card-title" lang={lang}>
          {meeting.title}
        </strong>
        <span className="now-card-foot">
          {meeting.speaker_cover && <Avatar src={meeting.speaker_cover} name="" size={28} />}
          <span className="now-card-speaker">{meeting.speaker}</span>
          <span className="now-card-enter">{text.enter}</span>
        </span>
      </span>
    </Link>
  )
}

/** How many are there; in an empty room, how many have been. */
function Watching({ meeting }: { meeting: MeetingOnAir }) {
  const text = useText(homeText)
  const language = useLanguage()
  if (meeting.watching > 0)
    return <span className="now-card-count">{text.watching(viewCount(meeting.watching, language))}</span>
  if (!showsViews(meeting)) return null
  return <span className="now-card-count">{text.views(viewCount(meeting.view_num, language))}</span>
}
