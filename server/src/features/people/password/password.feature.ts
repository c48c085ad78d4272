import { defineFeature } from '#kernel/feature.ts'
import { changePassword } from './change-password.ts'
import { checkPassword } from './check-password.ts'
import { forgetPassword } from './forget-password.ts'
import { getCountryCode } from './get-country-code.ts'
import { passwordChanged } from './password.notices.ts'

export const passwordFeature = defineFeature({
  name: 'password',
  notices: [passwordChanged],
  calls: [getCountryCode, checkPassword, changePassword, forgetPassword],
})
