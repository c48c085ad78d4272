import { accountCalls } from '#contract/people/account.ts'
import { answer } from '#kernel/answer.ts'
import { sendCodeFor } from './send-code-for.ts'

export const sendCode = answer(accountCalls.sendCode, (input, context) => sendCodeFor(context, input))
