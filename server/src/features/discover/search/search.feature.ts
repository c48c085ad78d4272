import { defineFeature } from '#kernel/feature.ts'
import { getHotWords } from './hot-words.ts'
import { listAll } from './list-all.ts'
import { foundLists } from './list-found.ts'
import { getSearchCounts, suggest } from './overview.ts'
import { noteUntranslated } from './note-untranslated.ts'
import { missesResource } from './misses.console.ts'
import { missesFigure } from './misses.figures.ts'
import { deleteOldMisses } from './misses.queries.ts'
import { deleteColdTerms } from './terms.queries.ts'
import { updateIndexContinuously } from './update-index.ts'
import { hotWordsResource } from './hot-words.console.ts'

export const searchFeature = defineFeature({
  name: 'search',
  resources: [hotWordsResource, missesResource],
  figures: [missesFigure],
  calls: [...foundLists, listAll, getSearchCounts, suggest, getHotWords],
  jobs: [noteUntranslated],
  cleanups: [({ db }) => deleteColdTerms(db), ({ db }) => deleteOldMisses(db)],
  start: (services) => updateIndexContinuously(services),
})
