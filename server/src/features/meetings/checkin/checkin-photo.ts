import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** Photos that prove who somebody is, which only their owner and operators may see. */
export const checkinPhoto: FilePurpose = {
  name: 'checkin',
  accept: 'pictures',
  isPrivate: true,
  isSealed: true,
  operatorRight: 'meetings.moderate',
}
