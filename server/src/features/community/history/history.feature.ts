import { defineFeature } from '#kernel/feature.ts'
import { clearHistory, getPosition, removeView, setPosition } from './change-history.ts'
import { listSeenArticles, listSeenMeetings, listSeenOperations, listSeenWorks } from './list-history.ts'
import { deleteOldViews } from './history.queries.ts'

export const historyFeature = defineFeature({
  name: 'history',
  calls: [
    listSeenMeetings,
    listSeenArticles,
    listSeenWorks,
    listSeenOperations,
    setPosition,
    getPosition,
    removeView,
    clearHistory,
  ],
  cleanups: [({ db }) => deleteOldViews(db)],
})
