import { channelTypes } from '#contract/discover/browse.ts'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ColumnCard } from '../cards/column-card.tsx'
import { browsePaths } from '#web/paths/browse.ts'
import { browseQueries } from '../queries.ts'
import { browseText } from '../text.ts'
import type { Filter } from '../use-filter.ts'
import { ArticleList } from './article-list.tsx'
import { MeetingList } from './meeting-list.tsx'
import { WorkList } from './work-list.tsx'
import './browse-cards.css'

type ChannelListProps = { type: number; filter: Filter }

/** The list for each channel type. */
export function ChannelList({ type, filter }: ChannelListProps) {
  const text = useText(browseText)
  const { scope, isCredit, isFree, kind } = filter
  switch (type) {
    case channelTypes.notices:
      return <MeetingList query={browseQueries.notices(scope, isCredit)} emptyText={text.noMeetings} />
    case channelTypes.live:
      return (
        <MeetingList
          query={browseQueries.live(scope, isCredit)}
          emptyText={text.noLive}
          emptyAction={<ButtonLink href={browsePaths.recentMeetings}>{text.seeUpcoming}</ButtonLink>}
        />
      )
    case channelTypes.playback:
      return <MeetingList query={browseQueries.playback(scope, isCredit)} emptyText={text.noMeetings} />
    case channelTypes.credit:
      return <MeetingList query={browseQueries.credit(scope)} emptyText={text.noMeetings} />
    case channelTypes.enterprise:
      return <MeetingList query={browseQueries.enterprise(scope, isCredit)} emptyText={text.noMeetings} />
    case channelTypes.columns:
      return <Columns filter={filter} />
    case channelTypes.information:
      return <ArticleList query={browseQueries.articles(scope)} />
    case channelTypes.operations:
      return <Operations filter={filter} />
    case channelTypes.courses:
      return <WorkList scope={scope} isFree={isFree} kind={kind} />
    case channelTypes.picks:
      return <Picks collegeId={scope.collegeId} />
    default:
      return (
        <ListState
          status="missing"
          emptyText={text.noChannel}
          emptyAction={<ButtonLink href="/">{text.backHome}</ButtonLink>}
        />
      )
  }
}

function Columns({ filter }: { filter: Filter }) {
  const text = useText(browseText)
  return (
    <PagedList
      query={browseQueries.columns(filter.scope)}
      keyOf={(column) => column.subject_id}
      estimate={120}
      skeleton="feed"
      emptyText={text.noColumns}
    >
      {(column) => <ColumnCard column={column} />}
    </PagedList>
  )
}

function Operations({ filter }: { filter: Filter }) {
  const text = useText(browseText)
  return (
    <div className="browse-cards">
      <PagedList
        query={browseQueries.operations(filter.scope)}
        keyOf={(operation) => operation.id}
        estimate={220}
        columns={2}
        skeleton="cards"
        emptyText={text.noOperations}
      >
        {(operation) => <ItemCard item={operation} layout="stack" />}
      </PagedList>
    </div>
  )
}

function Picks({ collegeId }: { collegeId: number }) {
  const text = useText(browseText)
  const blockId = useQueryId('content_manage_id')
  return (
    <PagedList
      query={browseQueries.picks(collegeId, blockId)}
      keyOf={(item) => `${item.type}-${item.id}`}
      estimate={120}
      skeleton="feed"
      emptyText={text.noPicks}
    >
      {(item) => <ItemCard item={item} />}
    </PagedList>
  )
}
