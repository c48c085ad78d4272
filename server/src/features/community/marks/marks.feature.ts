import { defineFeature } from '#kernel/feature.ts'
import { listFavorites, removeFavorites, restoreFavorites } from './favorites.ts'
import { getMarkState } from './get-mark-state.ts'
import { workLiked } from './marks.notices.ts'
import { setMark } from './set-mark.ts'
import { tellLikes } from './tell-likes.ts'

export const marksFeature = defineFeature({
  name: 'marks',
  notices: [workLiked],
  jobs: [tellLikes],
  calls: [getMarkState, setMark, listFavorites, removeFavorites, restoreFavorites],
})
