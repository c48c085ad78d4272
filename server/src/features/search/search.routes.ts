import { getHotWords } from './hot-words.ts'
import { foundLists } from './list-found.ts'
import { getSearchCounts, suggest } from './overview.ts'

export const searchRoutes = [...foundLists, getSearchCounts, suggest, getHotWords]
