import { waitOperatorCalls } from '#contract/practice/expert-duties.ts'
import { evidenceOperatorCalls } from '#contract/practice/lecture-evidence.ts'
import { upload } from '#web/platform/upload.ts'

export const expertMutations = {
  /** As it comes from the camera: an ordinary upload would lose when it was taken. */
  addPicture: (guest_id: number, file: File) => upload(evidenceOperatorCalls.addPicture, { guest_id }, file),
  addDocument: (wait_id: number, file: File) => upload(waitOperatorCalls.addFile, { wait_id }, file),
}
