import { patientFileCalls } from '#contract/practice/patient-files.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { sendBytes } from '#web/platform/upload.ts'

export const patientFileMutations = {
  /** The row of the upload shows failures. */
  create: mutationOf(patientFileCalls.create, { tips: false }),
  append: (
    input: { upload_id: number; offset: number },
    bytes: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => sendBytes(patientFileCalls.append, input, bytes, options),
}
