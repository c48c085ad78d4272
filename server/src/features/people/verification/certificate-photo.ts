import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** Photos of certificates, which only their owner and operators may see. */
export const certificatePhoto: FilePurpose = {
  name: 'certificate',
  accept: 'pictures',
  isPrivate: true,
  isSealed: true,
  operatorRight: 'identity.review',
}
