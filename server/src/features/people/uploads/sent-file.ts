import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** A file that may be used anywhere; operators see the private ones when they review what they were sent with. */
export const sentFile: FilePurpose = {
  name: '',
  accept: 'all',
  isPrivate: true,
  operatorRight: 'works.review',
}
