import { forgetDevice, keepDevice } from './keep-device.ts'
import { getPushMessage, listMessages, markMessageRead } from './read-messages.ts'
import { sendMessageAsOperator } from './send-as-operator.ts'

export const messageRoutes = [
  listMessages,
  getPushMessage,
  markMessageRead,
  keepDevice,
  forgetDevice,
  sendMessageAsOperator,
]
