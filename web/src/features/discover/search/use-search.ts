import { useSearchParams } from '#web/shell/navigation.ts'
import { listOrders } from '#contract/wire/lists.ts'
import { keywordLength, searchTabs } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import type { FoundFilter } from './queries.ts'

const unfiltered = { order: undefined, is_free: undefined }

/** The search term and the open tab, stored in the address, so that going back restores both. */
export function useSearch() {
  const [query, setQuery] = useSearchParams()
  const keyword = (query.get('keyword') ?? '').trim().slice(0, keywordLength)
  const asked = query.get('tab')
  const free = query.get('is_free')

  const change = (values: Record<string, string | undefined>) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old)
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true },
    )

  return {
    keyword,
    collegeId: useQueryId('college_id'),
    /** Undefined until one is chosen: then the best of every tab is shown. */
    tab: searchTabs.find((tab) => tab === asked),
    order: listOrders.find((order) => order === query.get('order')),
    isFree: free === '1' ? true : free === '0' ? false : undefined,
    setTab: (tab: SearchTab | undefined) => change({ tab, ...unfiltered }),
    setFilter: ({ order, isFree }: FoundFilter) =>
      change({ order, is_free: isFree === undefined ? undefined : isFree ? '1' : '0' }),
    setKeyword(next: string) {
      change({ keyword: next, tab: undefined, ...unfiltered })
      window.scrollTo({ top: 0 })
    },
    leaveCollege: () => change({ college_id: undefined, tab: undefined, ...unfiltered }),
  }
}
