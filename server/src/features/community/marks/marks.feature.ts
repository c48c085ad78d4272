import { defineFeature } from '#kernel/feature.ts'
import { listFavorites, removeFavorites, restoreFavorites } from './favorites.ts'
import { getMarkState } from './get-mark-state.ts'
import { setMark } from './set-mark.ts'

export const marksFeature = defineFeature({
  name: 'marks',
  calls: [getMarkState, setMark, listFavorites, removeFavorites, restoreFavorites],
})
