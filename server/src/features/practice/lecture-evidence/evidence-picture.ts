import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** Pictures that show that a lecture took place. */
export const evidencePicture: FilePurpose = {
  name: 'lecture-evidence',
  accept: 'pictures',
  isPrivate: true,
  operatorRight: 'experts.edit',
}
