import { useSearchParams } from 'react-router'
import { keywordLength, searchTabs } from '#contract/search.ts'
import type { SearchTab } from '#contract/search.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'

/** What is searched for and which tab is looked at: kept in the address, so that back finds both again. */
export function useSearch() {
  const [query, setQuery] = useSearchParams()
  const keyword = (query.get('keyword') ?? '').trim().slice(0, keywordLength)
  const asked = query.get('tab')

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
    /** Undefined until one was chosen: then the first that holds anything is shown. */
    tab: searchTabs.find((tab) => tab === asked),
    setTab: (tab: SearchTab) => change({ tab }),
    setKeyword(next: string) {
      change({ keyword: next, tab: undefined })
      window.scrollTo({ top: 0 })
    },
    leaveCollege: () => change({ college_id: undefined, tab: undefined }),
  }
}
