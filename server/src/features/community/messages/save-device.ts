import { pushCalls } from '#contract/community/messages.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { deleteEquipment, upsertEquipment } from './messages.queries.ts'

export const saveDevice = answer(pushCalls.saveDevice, async (input, context) => {
  await upsertEquipment(context.db, {
    device_id: input.deviceId,
    push_id: input.pushId,
    platform: input.equipmentType,
    user_id: memberOf(context).userId,
  })
  return {}
})

export const forgetDevice = answer(pushCalls.forgetDevice, async (input, context) => {
  await deleteEquipment(context.db, memberOf(context).userId, input.deviceId)
  return {}
})
