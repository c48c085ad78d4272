import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** A picture of a person, of no use to anybody once it is replaced. */
export const portrait: FilePurpose = { name: 'portrait', accept: 'pictures', isPrivate: false }
