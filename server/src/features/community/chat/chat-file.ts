import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** What is sent to a group may show a patient. */
export const chatFile: FilePurpose = {
  name: 'chat',
  accept: 'chat',
  isPrivate: true,
  isSealed: true,
  isDicomCleaned: true,
}

export const chatVoice: FilePurpose = { ...chatFile, accept: 'voice' }
