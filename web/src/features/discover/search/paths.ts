import type { SearchTab } from '#contract/discover/search.ts'

type Search = { keyword?: string; collegeId?: number; tab?: SearchTab }

export const searchPaths = {
  search({ keyword, collegeId, tab }: Search = {}) {
    const query = new URLSearchParams({
      ...(keyword && { keyword }),
      ...(collegeId && { college_id: String(collegeId) }),
      ...(tab && { tab }),
    }).toString()
    return query ? `/search?${query}` : '/search'
  },
  experts: '/expertSearch',
}
