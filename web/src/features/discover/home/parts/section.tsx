import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ContentBlock, HomeMeeting } from '#contract/discover/home.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import type { ListItem } from '#contract/wire/items.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { moreTarget } from '#web/paths/home.ts'
import type { HomeScope } from '#web/paths/home.ts'
import { homeQueries } from '../queries.ts'
import { homeText } from '../text.ts'
import { ExpertStrip } from './expert-strip.tsx'

type Content = Record<'surgical' | 'production' | 'information', ListItem[]> & { meeting: HomeMeeting[] }

type SectionProps = { block: ContentBlock; scope: HomeScope; content: Content | undefined }

/** One content section of the home, by its kind. An empty section is left out. */
export function Section({ block, scope, content }: SectionProps) {
  if (block.type === sectionTypes.experts)
    return (
      <Titled block={block} scope={scope}>
        <ExpertStrip scope={scope} />
      </Titled>
    )
  if (block.type === sectionTypes.picks) return <Picks block={block} scope={scope} />
  if (block.type === sectionTypes.meetings)
    return content?.meeting.length ? (
      <Titled block={block} scope={scope}>
        <Meetings meetings={content.meeting} />
      </Titled>
    ) : null
  const items = content?.[partOf[block.type]] ?? []
  if (items.length === 0) return null
  const isGrid = block.type === sectionTypes.operations || block.type === sectionTypes.courses
  return (
    <Titled block={block} scope={scope}>
      <Items items={items} isGrid={isGrid} />
    </Titled>
  )
}

type ListType = Exclude<
  ContentBlock['type'],
  typeof sectionTypes.experts | typeof sectionTypes.picks | typeof sectionTypes.meetings
>

/** Which part of the home’s content a section shows. */
const partOf: Record<ListType, 'information' | 'surgical' | 'production'> = {
  [sectionTypes.information]: 'information',
  [sectionTypes.operations]: 'surgical',
  [sectionTypes.courses]: 'production',
}

function Picks({ block, scope }: Omit<SectionProps, 'content'>) {
  const picks = useQuery(homeQueries.picks(scope.collegeId, block.id))
  const items = picks.data?.data ?? []
  if (items.length === 0 && !picks.isError) return null
  return (
    <Titled block={block} scope={scope}>
      {picks.data ? (
        <Items items={items} isGrid={false} />
      ) : (
        <ListState status="error" inline onRetry={() => picks.refetch()} />
      )}
    </Titled>
  )
}

function Meetings({ meetings }: { meetings: HomeMeeting[] }) {
  return (
    <ul className="home-feed">
      {meetings.map((meeting) => (
        <li key={meeting.id}>
          <MeetingCard
            meeting={{
              ...meeting,
              meeting_id: meeting.id,
              parent_title: '',
              speaker: meeting.intro,
              begin_time: meeting.own_time,
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function Items({ items, isGrid }: { items: ListItem[]; isGrid: boolean }) {
  return (
    <ul className={isGrid ? 'home-grid' : 'home-feed'}>
      {items.map((item) => (
        <li key={`${item.type}-${item.id}`}>
          <ItemCard item={item} layout={isGrid ? 'stack' : 'feed'} />
        </li>
      ))}
    </ul>
  )
}

function Titled({ block, scope, children }: { block: ContentBlock; scope: HomeScope; children: ReactNode }) {
  const text = useText(homeText)
  return (
    <section className="home-section" aria-labelledby={`section-${block.id}`}>
      <div className="home-section-head">
        <h2 id={`section-${block.id}`}>{block.name}</h2>
        <Link
          href={moreTarget(block, scope)}
          className="home-section-more"
          aria-label={text.moreOf(block.name)}
        >
          {text.more}
        </Link>
      </div>
      {children}
    </section>
  )
}
