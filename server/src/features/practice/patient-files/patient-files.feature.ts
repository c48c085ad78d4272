import { defineFeature } from '#kernel/feature.ts'
import { appendPatientFile } from './append-patient-file.ts'
import { cancelPatientFile, cleanUpPatientFiles } from './cancel-patient-file.ts'
import { createPatientFile } from './create-patient-file.ts'

export const patientFilesFeature = defineFeature({
  name: 'patient-files',
  calls: [createPatientFile, appendPatientFile, cancelPatientFile],
  cleanups: [cleanUpPatientFiles],
})
