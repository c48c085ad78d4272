import { defineFeature } from '#kernel/feature.ts'
import { checkExpert, listGuests } from './check-expert.ts'
import { affirmSheet, getSheet } from './confirm-sheet.ts'
import { editGuest, getGuest, uploadGuestPhoto } from './edit-guest.ts'
import { expertCodeLogin, expertLogin } from './expert-login.ts'
import { listSheets } from './list-sheets.ts'
import { expertSheetPages } from './expert-sheets.pages.ts'
import { sheetNotices } from './expert-sheets.notices.ts'
import { getHome } from './get-home.ts'
import { confirmDevice, sendDeviceCode } from './send-device-code.ts'
import { notifySheetChange } from './notify-sheet-change.ts'
import { sendSheetSms } from './send-sheet-sms.ts'
import { getLoginPage, getServicePhone, getWebsite } from './read-task.ts'

export const expertSheetsFeature = defineFeature({
  name: 'expert-sheets',
  notices: Object.values(sheetNotices),
  jobs: [notifySheetChange, sendSheetSms],
  pages: expertSheetPages,
  calls: [
    getLoginPage,
    getWebsite,
    getServicePhone,
    expertLogin,
    expertCodeLogin,
    checkExpert,
    listGuests,
    sendDeviceCode,
    confirmDevice,
    getSheet,
    affirmSheet,
    listSheets,
    getGuest,
    getHome,
    editGuest,
    uploadGuestPhoto,
  ],
})
