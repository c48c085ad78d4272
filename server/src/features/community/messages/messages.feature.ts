import { listenTo } from '#kernel/events.ts'
import { defineFeature } from '#kernel/feature.ts'
import { userNoticed } from '#kernel/notice.ts'
import { getMessage } from './get-message.ts'
import { forgetDevice, forgetDeviceByDelete, saveDevice } from './save-device.ts'
import { getPushMessage, listMessages, markMessageRead } from './read-messages.ts'
import { sendMessageAsOperator } from './send-as-operator.ts'
import { sendNotice } from './send-notice.ts'

export const messagesFeature = defineFeature({
  name: 'messages',
  calls: [
    listMessages,
    getPushMessage,
    getMessage,
    markMessageRead,
    saveDevice,
    forgetDevice,
    forgetDeviceByDelete,
    sendMessageAsOperator,
  ],
  listeners: [listenTo(userNoticed, sendNotice)],
})
