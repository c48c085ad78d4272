import { defineFeature } from '#kernel/feature.ts'
import { listenTo } from '#kernel/listeners.ts'
import { payoutArrived } from '#server/features/commerce/withdrawals/withdrawals.events.ts'
import { feeAdded } from '#server/features/practice/expert-fees/expert-fees.events.ts'
import { packOutdated } from '#server/features/practice/expert-sheets/expert-sheets.events.ts'
import { evidenceResource } from './lecture-evidence.console.ts'
import { feeRecordsResource } from './fee-records.console.ts'
import { historyResource } from './history.console.ts'
import { evidencePicturesResource, sponsorsResource } from './pictures.console.ts'
import { evidencePicture } from './evidence-picture.ts'
import { buildEvidence, gatherEvidence, inheritEvidence } from './gather-evidence.ts'
import { rebuildEvidence, rebuildPack, rebuildPaidPacks } from './rebuild-packs.ts'
import { addPicture } from './add-picture.ts'
import { completeLecture } from './complete-lecture.ts'
import { sponsorNamed, sponsorRemoved } from './lecture-evidence.notices.ts'
import { serveVerifier } from './serve-verifier.ts'
import { getEvidence, setConsent } from './show-evidence.ts'
import { exportLectures, listLectures } from './sponsored-lectures.ts'

export const lectureEvidenceFeature = defineFeature({
  name: 'lecture-evidence',
  fileReaders: [{ purpose: evidencePicture }],
  notices: [sponsorNamed, sponsorRemoved],
  resources: [
    evidenceResource,
    evidencePicturesResource,
    sponsorsResource,
    historyResource,
    feeRecordsResource,
  ],
  calls: [getEvidence, setConsent, addPicture, listLectures, exportLectures],
  deeds: [completeLecture],
  jobs: [gatherEvidence, buildEvidence, rebuildEvidence, rebuildPaidPacks],
  start: (services, app) => serveVerifier(app, services),
  listeners: [
    listenTo(feeAdded, inheritEvidence),
    listenTo(packOutdated, rebuildPack),
    listenTo(payoutArrived, ({ db, jobs }, payout) => jobs.send(db, rebuildPaidPacks, payout)),
  ],
})
