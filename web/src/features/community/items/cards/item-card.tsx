import type { ReactNode } from 'react'
import { meetingTypes, sectionTypes } from '#contract/wire/items.ts'
import type { ListItem } from '#contract/wire/items.ts'
import { clock } from '#web/platform/clock.ts'
import { Card } from '#web/ui/card/card.tsx'
import { dateText, dayText } from '#web/ui/format/date-text.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useContentLang, useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { itemTarget } from '#web/paths/items.ts'
import { itemText } from '../text.ts'
import './item-card.css'

type ItemCardProps = {
  item: ListItem
  layout?: 'stack' | 'feed'
  /** A line below, such as when it was seen. */
  note?: ReactNode
  /** Where it leads, if not to the page of its kind. */
  href?: string | undefined
}

const meetingTags: Record<ListItem['meeting_type'], TagKind> = {
  0: 'neutral',
  [meetingTypes.preview]: 'notice',
  [meetingTypes.inProgress]: 'credit',
  [meetingTypes.live]: 'live',
  [meetingTypes.review]: 'playback',
}

/** The card of any item of a content section. */
export function ItemCard({ item, layout = 'feed', note, href = itemTarget(item) }: ItemCardProps) {
  const language = useLanguage()
  const lang = useContentLang(item.title)
  // Meetings begin at a time; anything else was published on a day.
  const isMeeting = item.type === sectionTypes.meetings
  const timeText = isMeeting ? dateText : dayText
  // A day of publication says little beside the day on which somebody saw or collected it.
  const hasTime = item.own_time !== '' && (isMeeting || !note)
  return (
    <Card
      layout={layout}
      href={href}
      media={<Picture src={item.cover} alt="" width={layout === 'stack' ? 375 : 240} ratio="16 / 9" />}
      onMedia={
        isMeeting && (
          <Tag kind={meetingTags[item.meeting_type]} solid>
            {item.meeting_status_des}
          </Tag>
        )
      }
    >
      <h3 className="item-card-title" lang={lang}>
        {item.title}
      </h3>
      <p className="item-card-note">
        {item.intro && <span className="item-card-intro">{item.intro}</span>}
        {item.type === sectionTypes.courses ? (
          <Price price={item.price} />
        ) : (
          hasTime && <span>{timeText(item.own_time, new Date(clock.now()), language)}</span>
        )}
        {note && <span className="item-card-own-note">{note}</span>}
      </p>
    </Card>
  )
}

function Price({ price }: { price: string }) {
  const text = useText(itemText)
  return Number(price) === 0 ? <Tag kind="free">{text.free}</Tag> : <Tag kind="price">{priceText(price)}</Tag>
}
