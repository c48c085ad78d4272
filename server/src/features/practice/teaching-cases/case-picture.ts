import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** A masked picture: private until the case is passed, and seen by operators when they check it. */
export const casePicture: FilePurpose = {
  name: 'teaching-case',
  accept: 'pictures',
  isPrivate: true,
  operatorRight: 'works.review',
}
