import { pushCalls } from '#contract/community/messages.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { deleteEquipment, upsertEquipment } from './devices.queries.ts'

export const saveDevice = answer(pushCalls.saveDevice, async (input, context) => {
  await upsertEquipment(context.db, {
    device_id: input.deviceId,
    push_id: input.pushId,
    platform: input.equipmentType,
    user_id: memberOf(context).userId,
  })
  return {}
})

const forget = async ({ deviceId }: { deviceId: string }, context: Context) => {
  await deleteEquipment(context.db, memberOf(context).userId, deviceId)
  return {}
}

export const forgetDevice = answer(pushCalls.forgetDevice, forget)
export const forgetDeviceByDelete = answer(pushCalls.forgetDeviceByDelete, forget)
