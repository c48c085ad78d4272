import { defineFeature } from '#kernel/feature.ts'
import { getMessage } from './get-message.ts'
import { forgetDevice, saveDevice } from './save-device.ts'
import { getPushMessage, listMessages, markMessageRead } from './read-messages.ts'
import { sendMessageAsOperator } from './send-as-operator.ts'

export const messagesFeature = defineFeature({
  name: 'messages',
  calls: [
    listMessages,
    getPushMessage,
    getMessage,
    markMessageRead,
    saveDevice,
    forgetDevice,
    sendMessageAsOperator,
  ],
})
