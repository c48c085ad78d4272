import { defineFeature } from '#kernel/feature.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { confirmMasks, getMasking } from './confirm-masks.ts'
import { originalPicture, outlinedPicture } from './masking-files.ts'
import { deleteOldOriginals } from './masking.queries.ts'
import { searchPictureJob } from './search-picture.ts'

export const maskingFeature = defineFeature({
  name: 'masking',
  fileReaders: [{ purpose: originalPicture }, { purpose: outlinedPicture }],
  calls: [getMasking, confirmMasks],
  jobs: [searchPictureJob],
  cleanups: [async (services) => removeStored(services, await deleteOldOriginals(services.db))],
})
