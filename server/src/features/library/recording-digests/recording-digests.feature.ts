import { defineFeature } from '#kernel/feature.ts'
import { draftDigestsJob } from './draft-digests.ts'
import { deleteOldWeeks } from './digest-weeks.queries.ts'
import { beginDigest, changeRelease, getDraft, saveDigest } from './edit-digest.ts'
import { getDigest } from './get-digest.ts'
import { listDigests } from './list-digests.ts'
import { digestsResource } from './recording-digests.console.ts'
import { digestItem } from './recording-digests.items.ts'
import { digestChanged, digestReady, digestsOfWeek, digestsReady } from './recording-digests.notices.ts'
import { tellDigestsJob } from './tell-digests.ts'

export const recordingDigestsFeature = defineFeature({
  name: 'recording-digests',
  calls: [getDigest, listDigests, getDraft, beginDigest, saveDigest, changeRelease],
  resources: [digestsResource],
  items: [digestItem],
  jobs: [draftDigestsJob, tellDigestsJob],
  cleanups: [({ db }) => deleteOldWeeks(db)],
  notices: [digestReady, digestsReady, digestChanged, digestsOfWeek],
})
