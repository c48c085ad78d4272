import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** The cover of a work without what tells of a patient: private until the work is passed. */
export const workCover: FilePurpose = {
  name: 'work-cover',
  accept: 'pictures',
  isPrivate: true,
  operatorRight: 'works.review',
}
