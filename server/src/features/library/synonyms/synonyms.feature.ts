import { defineFeature } from '#kernel/feature.ts'
import { addSynonym, editSynonym, listSynonyms, removeSynonym } from './manage-synonyms.ts'

export const synonymsFeature = defineFeature({
  name: 'synonyms',
  calls: [listSynonyms, addSynonym, editSynonym, removeSynonym],
})
