import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Favorite } from '#contract/community/marks.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { favoritesText } from '../favorites-text.ts'
import type { markQueries } from '../queries.ts'

type FavoriteChoiceProps = {
  query: ReturnType<typeof markQueries.favorites>
  /** As many as one call removes. */
  most: number
  onRemove: (chosen: Favorite[]) => Promise<void>
}

/** The favourites by name, to choose several from. */
export function FavoriteChoice({ query, most, onRemove }: FavoriteChoiceProps) {
  const text = useText(favoritesText)
  const list = useInfiniteQuery(query)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  const picked = rows.filter((row) => chosen.has(nameOf(row)))
  const isAll = picked.length > 0 && picked.length === Math.min(rows.length, most)

  const choose = (row: Favorite, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen && next.size < most) next.add(nameOf(row))
    else next.delete(nameOf(row))
    setChosen(next)
  }

  async function remove() {
    if (picked.length > 0) await onRemove(picked)
    else toast(text.chooseFirst, 'failure')
  }

  if (list.isPending) return <ListState status="loading" />
  if (rows.length === 0) return <ListState status="empty" emptyText={text.nothing} />
  return (
    <>
      <ul className="favorites-choice">
        {rows.map((row) => (
          <li key={nameOf(row)}>
            <Checkbox checked={chosen.has(nameOf(row))} onChange={(isOn) => choose(row, isOn)}>
              {row.title}
            </Checkbox>
          </li>
        ))}
      </ul>
      <EndSentinel
        onReach={() => list.fetchNextPage()}
        active={list.hasNextPage && !list.isFetching && !list.isError}
      />
      <div className="favorites-choice-foot">
        <Button onClick={() => setChosen(new Set(isAll ? [] : rows.slice(0, most).map(nameOf)))}>
          {isAll ? text.chooseNone : text.chooseAll}
        </Button>
        <Button variant="danger" softDisabled={picked.length === 0} onClick={remove}>
          {text.remove(picked.length)}
        </Button>
      </div>
    </>
  )
}

const nameOf = ({ item_type, id }: Favorite) => `${item_type} ${id}`
