import { accountCalls } from '#contract/people/account.ts'
import { answer } from '#kernel/answer.ts'
import { logInByCode } from './log-in-by-code.ts'

export const codeLogin = answer(accountCalls.codeLogin, logInByCode)
