import { defineFeature } from '#kernel/feature.ts'
import { addSynonym, dropSynonym, editSynonym, listSynonyms } from './manage-synonyms.ts'
import { synonymsResource } from './synonyms.console.ts'

export const synonymsFeature = defineFeature({
  name: 'synonyms',
  resources: [synonymsResource],
  calls: [listSynonyms, addSynonym, editSynonym, dropSynonym],
})
