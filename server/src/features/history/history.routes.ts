import { clearHistory, getPosition, removeView, setPosition } from './keep-history.ts'
import { listSeenArticles, listSeenMeetings, listSeenOperations, listSeenWorks } from './list-history.ts'

export const historyRoutes = [
  listSeenMeetings,
  listSeenArticles,
  listSeenWorks,
  listSeenOperations,
  setPosition,
  getPosition,
  removeView,
  clearHistory,
]
