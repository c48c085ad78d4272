import { defineFeature } from '#kernel/feature.ts'
import { appendPatientFile } from './append-patient-file.ts'
import { cleanUpPatientFiles } from './discard-patient-file.ts'
import { createPatientFile } from './create-patient-file.ts'

export const patientFilesFeature = defineFeature({
  name: 'patient-files',
  calls: [createPatientFile, appendPatientFile],
  cleanups: [cleanUpPatientFiles],
})
