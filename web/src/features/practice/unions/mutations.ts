import { unionAddingCalls } from '#contract/practice/union-adding.ts'
import { unionBookingCalls } from '#contract/practice/union-bookings.ts'
import { unionNoticeCalls } from '#contract/practice/union-notices.ts'
import { unionSettingsCalls } from '#contract/practice/union-settings.ts'
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
  answerInvitation: mutationOf(unionCalls.answerInvitation, ofMembers),
  saveSettings: mutationOf(unionSettingsCalls.save, ofMembers),
  remove: mutationOf(unionCalls.removeMember, ofMembers),
  setManager: mutationOf(unionCalls.setManager, ofMembers),
  handOver: mutationOf(unionCalls.handOver, ofMembers),
  publishNotice: mutationOf(unionNoticeCalls.publish, { changes: ['union-notices', 'union-members'] }),
  editNotice: mutationOf(unionNoticeCalls.edit, ofNotices),
  withdrawNotice: mutationOf(unionNoticeCalls.withdraw, {
    changes: ['union-notices', 'union-notice', 'union-members'],
    whenRefused: 'read-again',
  }),
  pinNotice: mutationOf(unionNoticeCalls.pin, ofNotices),
  remindUnread: mutationOf(unionNoticeCalls.remind, ofNotices),
  book: mutationOf(unionBookingCalls.book, ofBookings),
  decideBooking: mutationOf(unionBookingCalls.approve, ofBookings),
  answerBooking: mutationOf(unionBookingCalls.answer, ofBookings),
  moveBooking: mutationOf(unionBookingCalls.move, { ...ofBookings, tips: false }),
  cancelBooking: mutationOf(unionBookingCalls.cancel, ofBookings),
  saveMinutes: mutationOf(unionBookingCalls.saveMinutes, ofBookings),
  found: mutationOf(unionCalls.found, { changes: ['union-foundings'], whenRefused: 'read-again' }),
}

export const importMembers = (id: number, file: File, onProgress: (share: number) => void) =>
  upload(unionAddingCalls.import, { id }, file, { onProgress })
