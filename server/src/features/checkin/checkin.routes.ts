import { getCheckin, getCheckinStatus } from './get-checkin.ts'
import { getCheckinDetail, listCheckins, passCheckin, refuseCheckin } from './review-checkin.ts'
import { listAttendees, showCode, signInByStaff } from './run-desk.ts'
import { confirmOnSite, scanCode } from './sign-in-on-site.ts'
import { submitCheckin } from './submit-checkin.ts'
import { uploadCheckinPhoto } from './upload-photo.ts'

export const checkinRoutes = [
  uploadCheckinPhoto,
  getCheckin,
  submitCheckin,
  getCheckinStatus,
  listCheckins,
  getCheckinDetail,
  passCheckin,
  refuseCheckin,
  showCode,
  scanCode,
  confirmOnSite,
  signInByStaff,
  listAttendees,
]
