import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mostFavorites } from '#contract/community/marks.ts'
import type { Favorite } from '#contract/community/marks.ts'
import { markTypes } from '#contract/wire/item-types.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryWord } from '#web/shell/use-query-word.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { StarDrawing } from '#web/ui/list-state/thing-drawings.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { SearchBox } from '#web/ui/search-box/search-box.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { UndoBar } from '#web/ui/undo-bar/undo-bar.tsx'
import { favoritesText } from '../favorites-text.ts'
import { markMutations } from '../mutations.ts'
import { FavoriteCard } from '../parts/favorite-card.tsx'
import { FavoriteChoice } from '../parts/favorite-choice.tsx'
import { markQueries } from '../queries.ts'
import './favorites.css'

/** What the member has collected, of every kind: found by title, removed one by one or several at once. */
export function Favorites() {
  const text = useText(favoritesText)
  const client = useQueryClient()
  const [kind, setKind] = useQueryChoice('kind', ['all', ...markTypes])
  const [keyword, setKeyword] = useQueryWord('keyword')
  const [isManaging, setIsManaging] = useState(false)
  const [removed, setRemoved] = useState<Favorite[]>([])
  const query = markQueries.favorites({ item_type: kind === 'all' ? undefined : kind, keyword })

  async function remove(some: Favorite[]) {
    await markMutations.removeFavorites({ items: some.map(keyOf) })
    setRemoved(some)
    setIsManaging(false)
  }

  async function undo() {
    const items = removed.map((one) => ({ ...keyOf(one), collect_time: one.collect_time }))
    await markMutations.restoreFavorites({ items })
    setRemoved([])
    toast(text.restored, 'success')
  }

  return (
    <ScreenFrame
      right={
        <Button variant="quiet" small onClick={() => setIsManaging(!isManaging)}>
          {isManaging ? text.finish : text.manage}
        </Button>
      }
    >
      <SearchBox key={keyword} text={text.search} initial={keyword} onSearch={setKeyword} />
      <Kinds kind={kind} onChoose={setKind} />
      {isManaging ? (
        <FavoriteChoice key={`${kind} ${keyword}`} query={query} most={mostFavorites} onRemove={remove} />
      ) : (
        <PullToRefresh onRefresh={() => startOver(client)}>
          <PagedList
            query={query}
            skeleton="feed"
            keyOf={(item) => `${item.item_type} ${item.id}`}
            estimate={120}
            emptyText={keyword ? text.nothingFound(keyword) : text.nothing}
            emptyAction={<ButtonLink href="/">{text.toHome}</ButtonLink>}
            emptyDrawing={<StarDrawing />}
          >
            {(item) => <FavoriteCard item={item} onRemove={() => remove([item])} />}
          </PagedList>
        </PullToRefresh>
      )}
      {removed.length > 0 && (
        <UndoBar
          key={removed.map(({ item_type, id }) => `${item_type} ${id}`).join()}
          message={text.removed(removed.length)}
          undo={text.undo}
          onUndo={undo}
          onEnd={() => setRemoved([])}
        />
      )}
    </ScreenFrame>
  )
}

const keyOf = ({ item_type, id }: Favorite) => ({ item_type, item_id: id })

type KindsProps = {
  kind: 'all' | (typeof markTypes)[number]
  onChoose: (kind: KindsProps['kind']) => void
}

/** The kinds that there is something of, and the one that is chosen. */
function Kinds({ kind, onChoose }: KindsProps) {
  const text = useText(favoritesText)
  const { data: counts = [] } = useQuery(markQueries.favoriteCounts())
  const countOf = (type: string) => counts.find(({ item_type }) => item_type === type)?.count ?? 0
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <Strip label={text.kinds}>
      <Chip key="all" pressed={kind === 'all'} onPress={() => onChoose('all')}>
        {text.kind(text.all, total)}
      </Chip>
      {markTypes
        .filter((type) => type === kind || countOf(type) > 0)
        .map((type) => (
          <Chip key={type} pressed={kind === type} onPress={() => onChoose(type)}>
            {text.kind(text[type], countOf(type))}
          </Chip>
        ))}
    </Strip>
  )
}
