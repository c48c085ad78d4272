import { expertTaskCalls } from '#contract/practice/expert-sheets.ts'
import { answer } from '#kernel/answer.ts'
import { issueCode } from '#server/features/people/account/sms-codes.ts'
import { findSheet } from './find-sheet.ts'
import { maskedPhone, numberOf, requireProvedDevice } from './prove-device.ts'

export const sendDeviceCode = answer(expertTaskCalls.proveDevice, async (input, context) => {
  const row = await findSheet(context, input)
  await issueCode(context, numberOf(context, row, input.scene), false)
  return { phone: maskedPhone(context, row) }
})

export const confirmDevice = answer(expertTaskCalls.confirmDevice, async (input, context) => {
  const row = await findSheet(context, input)
  await requireProvedDevice(context, row, { code: input.code, scene: 'confirm' })
  return {}
})
