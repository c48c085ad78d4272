import { defineFeature } from '#kernel/feature.ts'
import { appendPatientFile } from './append-patient-file.ts'
import { cleanUpPatientFiles } from './discard-patient-file.ts'
import { createPatientFile } from './create-patient-file.ts'
import { patientFilePurpose } from './patient-file.ts'

export const patientFilesFeature = defineFeature({
  name: 'patient-files',
  calls: [createPatientFile, appendPatientFile],
  // Without a feature that shows the patient nobody but the owner reads them.
  fileReaders: [{ purpose: patientFilePurpose, isClosedToOperators: true, mayRead: async () => false }],
  cleanups: [cleanUpPatientFiles],
})
