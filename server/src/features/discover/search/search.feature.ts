import { defineFeature } from '#kernel/feature.ts'
import { getHotWords } from './hot-words.ts'
import { listAll } from './list-all.ts'
import { foundLists } from './list-found.ts'
import { getSearchCounts, suggest } from './overview.ts'
import { deleteColdTerms } from './terms.queries.ts'
import { updateIndexContinuously } from './update-index.ts'
import { hotWordsResource } from './hot-words.console.ts'

export const searchFeature = defineFeature({
  name: 'search',
  resources: [hotWordsResource],
  calls: [...foundLists, listAll, getSearchCounts, suggest, getHotWords],
  cleanups: [({ db }) => deleteColdTerms(db)],
  start: (services) => updateIndexContinuously(services),
})
