import { expertTaskCalls } from '#contract/practice/expert-sheets.ts'
import { answer } from '#kernel/answer.ts'
import { logInByCode } from '#server/features/people/account/log-in-by-code.ts'
import { logInByPassword } from '#server/features/people/account/log-in-by-password.ts'

export const expertLogin = answer(expertTaskCalls.login, logInByPassword)
export const expertCodeLogin = answer(expertTaskCalls.codeLogin, logInByCode)
