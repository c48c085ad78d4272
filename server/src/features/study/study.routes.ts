import { getProgress, listStudies } from './get-progress.ts'
import { reportWatching } from './report-watching.ts'
import { watchPlayback } from './watch-playback.ts'

export const studyRoutes = [watchPlayback, reportWatching, getProgress, listStudies]
