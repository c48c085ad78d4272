import { defineFeature } from '#kernel/feature.ts'
import { listPictures } from './list-pictures.ts'

/** What operators have uploaded before, to be used again. */
export const picturesFeature = defineFeature({ name: 'pictures', calls: [listPictures] })
