import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** Private until the case is passed: operators see it when they check it. */
export const casePicture: FilePurpose = {
  name: 'teaching-case',
  accept: 'pictures',
  isPrivate: true,
  operatorRight: 'works.review',
}
