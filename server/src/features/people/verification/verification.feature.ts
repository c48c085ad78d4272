import { defineFeature } from '#kernel/feature.ts'
import { certificatePhoto } from './certificate-photo.ts'
import { verificationPassed, verificationRefused } from './verification.notices.ts'
import { getVerification } from './get-verification.ts'
import { submitVerification } from './submit-verification.ts'
import { uploadCertificate } from './upload-certificate.ts'
import { verificationsResource } from './verification.console.ts'
import { verifiedFigure } from './verification.figures.ts'
import { deleteAbandonedPhotos } from './verification.queries.ts'
import { verificationTodo } from './verification.todos.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'

export const verificationFeature = defineFeature({
  name: 'verification',
  notices: [verificationPassed, verificationRefused],
  fileReaders: [{ purpose: certificatePhoto }],
  calls: [uploadCertificate, submitVerification, getVerification],
  resources: [verificationsResource],
  figures: [verifiedFigure],
  todoKinds: [verificationTodo],
  cleanups: [async (services) => removeStored(services, await deleteAbandonedPhotos(services.db))],
})
