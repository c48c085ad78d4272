import { evidenceOperatorCalls } from '#contract/practice/lecture-evidence.ts'
import { upload } from '#web/platform/upload.ts'

export const expertMutations = {
  /** As it comes from the camera: an ordinary upload would lose when it was taken. */
  addPicture: (guest_id: number, file: File) => upload(evidenceOperatorCalls.addPicture, { guest_id }, file),
}
