import { accountCalls } from '#contract/people/account.ts'
import { answer } from '#kernel/answer.ts'
import { logInByPassword } from './log-in-by-password.ts'

export const login = answer(accountCalls.login, logInByPassword)
