import { defineFeature } from '#kernel/feature.ts'
import { bindMobile } from './bind-mobile.ts'
import { generateClipboardCode, loginByClipboard, readClipboardCode } from './clipboard.ts'
import { destroyAccount } from './destroy-account.ts'
import { getCompanyUserInfo, loginByUid } from './enterprise-login.ts'
import { enterpriseUsersResource } from './enterprise-users.console.ts'
import { exportData } from './export-data.ts'
import { mobileChanged } from './logins.notices.ts'
import { endOtherLogins, endOwnLogin, listOwnLogins } from './own-logins.ts'
import { phoneVerifyLogin } from './phone-verify-login.ts'

export const loginsFeature = defineFeature({
  name: 'logins',
  resources: [enterpriseUsersResource],
  notices: [mobileChanged],
  calls: [
    phoneVerifyLogin,
    generateClipboardCode,
    readClipboardCode,
    loginByClipboard,
    loginByUid,
    getCompanyUserInfo,
    listOwnLogins,
    endOwnLogin,
    endOtherLogins,
    bindMobile,
    exportData,
    destroyAccount,
  ],
})
