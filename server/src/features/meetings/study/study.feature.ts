import { defineFeature } from '#kernel/feature.ts'
import { getProgress, listStudies } from './get-progress.ts'
import { reportWatching } from './report-watching.ts'
import { watchPlayback } from './watch-playback.ts'
import { watchSessionMonths } from './watch.queries.ts'

export const studyFeature = defineFeature({
  name: 'study',
  calls: [watchPlayback, reportWatching, getProgress, listStudies],
  monthlyTables: [watchSessionMonths],
})
