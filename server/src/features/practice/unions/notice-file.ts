import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** The files of a notice are for the members of its union. */
export const noticeFile: FilePurpose = { name: 'union-notice', accept: 'all', isPrivate: true }
