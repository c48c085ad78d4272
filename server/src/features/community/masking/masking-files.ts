import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** A picture as it came: encrypted, for its owner alone, and each look at it is logged. Nobody else needs it, the second person included. */
export const originalPicture: FilePurpose = {
  name: 'masking-original',
  accept: 'pictures',
  isPrivate: true,
  isSealed: true,
}

/** The masked picture with an outline around what was found and left open, for who checks it. */
export const outlinedPicture: FilePurpose = {
  name: 'masking-outlined',
  accept: 'pictures',
  isPrivate: true,
  operatorRight: 'works.review',
}
