import { defineFeature } from '#kernel/feature.ts'
import { checkinsResource, visitsResource, waitingVisitsResource } from './checkin.console.ts'
import { checkinPhoto } from './checkin-photo.ts'
import { checkedInByStaff, checkinPassed, checkinRefused } from './checkin.notices.ts'
import { checkinTodo } from './checkin.todos.ts'
import { getCheckin, getCheckinStatus } from './get-checkin.ts'
import { getCheckinDetail, passCheckin, refuseCheckin } from './review-checkin.ts'
import { showCode, checkInByStaff, letIn, turnAway } from './run-counter.ts'
import { confirmOnSite, scanCode } from './check-in-on-site.ts'
import { submitCheckin } from './submit-checkin.ts'
import { uploadCheckinPhoto } from './upload-photo.ts'
import { deleteAbandonedPhotos } from './checkin.queries.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'

export const checkinFeature = defineFeature({
  name: 'checkin',
  resources: [checkinsResource, visitsResource, waitingVisitsResource],
  notices: [checkinPassed, checkinRefused, checkedInByStaff],
  todoKinds: [checkinTodo],
  fileReaders: [{ purpose: checkinPhoto }],
  calls: [
    uploadCheckinPhoto,
    getCheckin,
    submitCheckin,
    getCheckinStatus,
    getCheckinDetail,
    passCheckin,
    refuseCheckin,
    showCode,
    scanCode,
    confirmOnSite,
    checkInByStaff,
    letIn,
    turnAway,
  ],
  cameraPages: ['/checkinScan'],
  cleanups: [async (services) => removeStored(services, await deleteAbandonedPhotos(services.db))],
})
