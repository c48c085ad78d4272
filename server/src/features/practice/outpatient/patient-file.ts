import type { FilePurpose } from '#kernel/files/file-purpose.ts'

export const patientFile: FilePurpose = { name: 'patient', accept: 'all', isPrivate: true, isSealed: true }
