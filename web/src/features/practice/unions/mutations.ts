import { unionAddingCalls } from '#contract/practice/union-adding.ts'
import { unionBookingCalls } from '#contract/practice/union-bookings.ts'
import { unionNoticeCalls } from '#contract/practice/union-notices.ts'
import { unionCalls } from '#contract/practice/unions.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { upload } from '#web/platform/upload.ts'

const ofMembers = { changes: ['union-members'], whenRefused: 'read-again' } as const

const ofBookings = { changes: ['union-bookings', 'union-members'], whenRefused: 'read-again' } as const
const ofNotices = { changes: ['union-notices', 'union-notice'], whenRefused: 'read-again' } as const

export const unionMutations = {
  apply: mutationOf(unionCalls.apply, ofMembers),
  decide: mutationOf(unionCalls.approve, ofMembers),
  add: mutationOf(unionAddingCalls.add, ofMembers),
  remove: mutationOf(unionCalls.removeMember, ofMembers),
  setManager: mutationOf(unionCalls.setManager, ofMembers),
  handOver: mutationOf(unionCalls.handOver, ofMembers),
  publishNotice: mutationOf(unionNoticeCalls.publish, { changes: ['union-notices', 'union-members'] }),
  pinNotice: mutationOf(unionNoticeCalls.pin, ofNotices),
  remindUnread: mutationOf(unionNoticeCalls.remind, ofNotices),
  book: mutationOf(unionBookingCalls.book, ofBookings),
  decideBooking: mutationOf(unionBookingCalls.approve, ofBookings),
  answerBooking: mutationOf(unionBookingCalls.answer, ofBookings),
  cancelBooking: mutationOf(unionBookingCalls.cancel, ofBookings),
  saveMinutes: mutationOf(unionBookingCalls.saveMinutes, ofBookings),
  found: mutationOf(unionCalls.found, { changes: ['union-foundings'], whenRefused: 'read-again' }),
}

export const importMembers = (id: number, file: File, onProgress: (share: number) => void) =>
  upload(unionAddingCalls.import, { id }, file, { onProgress })
