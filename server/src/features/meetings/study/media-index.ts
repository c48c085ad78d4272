import { defineState } from '#kernel/feature-state.ts'
import { openMediaIndex } from './fetched-media.ts'

/** Where in the videos of recordings which second is, read once per process. */
export const mediaIndex = defineState({
  open: ({ db, providers }) => openMediaIndex(db, providers.storage),
})
