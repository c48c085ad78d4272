import { payeeCalls } from '#contract/commerce/payees.ts'
import { answer } from '#kernel/answer.ts'
import { sendCodeFor } from '#server/features/people/account/send-code-for.ts'

export const sendExpertCode = answer(payeeCalls.sendCode, (input, context) => sendCodeFor(context, input))
