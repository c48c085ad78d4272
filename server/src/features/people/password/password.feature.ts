import { defineFeature } from '#kernel/feature.ts'
import { changePassword } from './change-password.ts'
import { checkPassword } from './check-password.ts'
import { forgetPassword } from './forget-password.ts'
import { getCountryCode } from './get-country-code.ts'

export const passwordFeature = defineFeature({
  name: 'password',
  calls: [getCountryCode, checkPassword, changePassword, forgetPassword],
})
