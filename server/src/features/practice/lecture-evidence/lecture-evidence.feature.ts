import { defineFeature } from '#kernel/feature.ts'
import { evidenceResource } from './lecture-evidence.console.ts'
import { evidencePicturesResource, sponsorsResource } from './pictures.console.ts'
import { evidencePicture } from './evidence-picture.ts'
import { buildEvidence, gatherEvidence } from './gather-evidence.ts'
import {
  acceptPicture,
  addPicture,
  completeByHand,
  getOperatedEvidence,
  orderPack,
} from './manage-evidence.ts'
import { sponsorNamed, sponsorRemoved } from './lecture-evidence.notices.ts'
import { getEvidence, setConsent } from './show-evidence.ts'
import { exportLectures, listLectures } from './sponsored-lectures.ts'
import { setSponsor } from './sponsors.ts'

export const lectureEvidenceFeature = defineFeature({
  name: 'lecture-evidence',
  fileReaders: [{ purpose: evidencePicture }],
  notices: [sponsorNamed, sponsorRemoved],
  resources: [evidenceResource, evidencePicturesResource, sponsorsResource],
  calls: [
    getEvidence,
    setConsent,
    getOperatedEvidence,
    addPicture,
    acceptPicture,
    completeByHand,
    orderPack,
    listLectures,
    exportLectures,
    setSponsor,
  ],
  jobs: [gatherEvidence, buildEvidence],
})
