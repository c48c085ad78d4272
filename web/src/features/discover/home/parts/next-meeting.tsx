import { useInfiniteQuery } from '@tanstack/react-query'
import { channelTypes } from '#contract/discover/browse.ts'
import { browsePaths } from '#web/paths/browse.ts'
import { meetingTarget } from '#web/paths/meetings.ts'
import { reservationQueries } from '#web/features/meetings/reservations/queries.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import type { HomeScope } from '#web/paths/home.ts'
import { nextOf } from '../next-of.ts'
import { homeText } from '../text.ts'

/** One line for a member: the next meeting that they have booked, or where to book one. Always as high, so that nothing moves. */
export function NextMeeting({ scope }: { scope: HomeScope }) {
  const text = useText(homeText)
  const language = useLanguage()
  const own = useInfiniteQuery(reservationQueries.own())
  const now = new Date(clock.now())
  const next = nextOf(own.data?.pages[0]?.data ?? [], now)
  if (!own.data) return <div className="home-next" />
  if (!next)
    return (
      <Link className="home-next" href={browsePaths.channel(channelTypes.notices, text.notices, scope)}>
        <span className="home-next-label">{text.myNext}</span>
        <span className="home-next-title">{text.nothingBooked}</span>
        <ChevronIcon size="small" />
      </Link>
    )
  return (
    <Link className="home-next" href={meetingTarget(next)}>
      <span className="home-next-label">{text.myNext}</span>
      <span className="home-next-title">
        {dateText(next.begin_time, now, language)} {next.title}
      </span>
      <ChevronIcon size="small" />
    </Link>
  )
}
