import { useQuery } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { Banner } from '#web/ui/banner/banner.tsx'
import { useText } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { MeetingTag } from '#web/features/meetings/meetings/cards/meeting-tag.tsx'
import { meetingHomeQueries } from '../home-queries.ts'
import { meetingPageText } from '../text.ts'
import { MeetingCover } from './meeting-cover.tsx'
import './home-banner.css'

/** The pictures of a large meeting; without any, its cover. */
export function HomeBanner({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  const banners = useQuery(meetingHomeQueries.banners(meeting.meeting_id))
  if (banners.isPending) return <Skeleton shape="banner" />
  const items = banners.data ?? []
  if (items.length === 0) return <MeetingCover meeting={meeting} />
  return (
    <div className="home-banner">
      <Banner
        label={text.banners}
        width={1280}
        ratio="16 / 9"
        items={items.map((item) => ({
          key: item.banner_id,
          src: item.image,
          alt: item.title,
          ...(item.link && { href: item.link }),
        }))}
      />
      <span className="home-banner-tag">
        <MeetingTag type={meeting.meeting_type} solid />
      </span>
    </div>
  )
}
