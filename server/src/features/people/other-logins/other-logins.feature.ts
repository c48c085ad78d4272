import { defineFeature } from '#kernel/feature.ts'
import { generateClipboardCode, loginByClipboard, readClipboardCode } from './clipboard.ts'
import { getCompanyUserInfo, loginByUid } from './enterprise-login.ts'
import { enterpriseUsersResource } from './enterprise-users.console.ts'
import { phoneVerifyLogin } from './phone-verify-login.ts'

export const otherLoginsFeature = defineFeature({
  name: 'other-logins',
  resources: [enterpriseUsersResource],
  calls: [
    phoneVerifyLogin,
    generateClipboardCode,
    readClipboardCode,
    loginByClipboard,
    loginByUid,
    getCompanyUserInfo,
  ],
})
