import { defineFeature } from '#kernel/feature.ts'
import { checkExpert, listGuests } from './check-expert.ts'
import { affirmSheet, getSheet } from './confirm-sheet.ts'
import { editGuest, getGuest, uploadGuestPhoto } from './edit-guest.ts'
import { expertCodeLogin, expertLogin } from './expert-login.ts'
import { listSheets } from './list-sheets.ts'
import { expertSheetPages } from './expert-sheets.pages.ts'
import { getHome } from './get-home.ts'
import { confirmDevice, sendDeviceCode } from './send-device-code.ts'
import { getLoginPage, getServicePhone, getWebsite } from './read-task.ts'

export const expertSheetsFeature = defineFeature({
  name: 'expert-sheets',
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
