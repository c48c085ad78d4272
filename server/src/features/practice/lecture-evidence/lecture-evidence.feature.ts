import { defineFeature } from '#kernel/feature.ts'
import { listenTo } from '#kernel/listeners.ts'
import { feeAdded } from '#server/features/practice/expert-fees/expert-fees.events.ts'
import { evidenceResource } from './lecture-evidence.console.ts'
import { historyResource } from './history.console.ts'
import { evidencePicturesResource, sponsorsResource } from './pictures.console.ts'
import { evidencePicture } from './evidence-picture.ts'
import { buildEvidence, gatherEvidence, inheritEvidence } from './gather-evidence.ts'
import { addPicture } from './add-picture.ts'
import { completeLecture } from './complete-lecture.ts'
import { sponsorNamed, sponsorRemoved } from './lecture-evidence.notices.ts'
import { getEvidence, setConsent } from './show-evidence.ts'
import { exportLectures, listLectures } from './sponsored-lectures.ts'

export const lectureEvidenceFeature = defineFeature({
  name: 'lecture-evidence',
  fileReaders: [{ purpose: evidencePicture }],
  notices: [sponsorNamed, sponsorRemoved],
  resources: [evidenceResource, evidencePicturesResource, sponsorsResource, historyResource],
  calls: [getEvidence, setConsent, addPicture, listLectures, exportLectures],
  deeds: [completeLecture],
  jobs: [gatherEvidence, buildEvidence],
  listeners: [listenTo(feeAdded, inheritEvidence)],
})
