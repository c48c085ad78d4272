import { useQuery } from '@tanstack/react-query'
import { channelTypes } from '#contract/discover/browse.ts'
import type { ListItem } from '#contract/wire/items.ts'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { homeQueries } from '#web/features/discover/home/queries.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { browsePaths } from '#web/paths/browse.ts'
import { browseText } from '../text.ts'
import { SubjectSection } from './subject-section.tsx'

/** The first rows of each kind of content; empty kinds are left out. */
export function SubjectContent({ collegeId }: { collegeId: number }) {
  const text = useText(browseText)
  const scope = { collegeId, diseaseId: 0 }
  const content = useQuery(homeQueries.content(scope))
  if (content.isError) return <ListState status="error" onRetry={() => content.refetch()} />
  if (!content.data) return <Skeleton shape="feed" count={4} />
  const { meeting, information, surgical, production } = content.data
  const channel = (type: number, name: string) => browsePaths.channel(type, name, scope)
  const sections = [
    {
      title: text.meetings,
      items: meeting,
      more: channel(channelTypes.notices, text.meetings),
      isGrid: false,
    },
    {
      title: text.operations,
      items: surgical,
      more: channel(channelTypes.operations, text.operations),
      isGrid: true,
    },
    { title: text.courses, items: production, more: browsePaths.courses(collegeId), isGrid: true },
    {
      title: text.articles,
      items: information,
      more: channel(channelTypes.information, text.articles),
      isGrid: false,
    },
  ]
  const filled = sections.filter(({ items }) => items.length > 0)
  if (filled.length === 0) return <ListState status="empty" emptyText={text.subjectEmpty} />
  return filled.map(({ title, items, more, isGrid }) => (
    <SubjectSection key={title} title={title} more={more}>
      <Items items={items} isGrid={isGrid} />
    </SubjectSection>
  ))
}

const Items = ({ items, isGrid }: { items: ListItem[]; isGrid: boolean }) => (
  <ul className={isGrid ? 'single-subject-grid' : undefined}>
    {items.map((item) => (
      <li key={item.id}>
        <ItemCard item={item} layout={isGrid ? 'stack' : 'feed'} />
      </li>
    ))}
  </ul>
)
