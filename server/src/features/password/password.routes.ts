import { changePassword } from './change-password.ts'
import { checkPassword } from './check-password.ts'
import { forgetPassword } from './forget-password.ts'
import { getCountryCode } from './get-country-code.ts'

export const passwordRoutes = [getCountryCode, checkPassword, changePassword, forgetPassword]
