import { listenTo } from '#kernel/events.ts'
import { defineFeature } from '#kernel/feature.ts'
import { userNoticed } from '#kernel/notice.ts'
import { deliverMessage } from './deliver-message.ts'
import { deleteOldDeliveries } from './deliveries.queries.ts'
import { emptyInboxes } from './empty-inboxes.ts'
import { fillInboxes } from './fill-inboxes.ts'
import { getMessage } from './get-message.ts'
import { notifyAll } from './notify.ts'
import { forgetDevice, forgetDeviceByDelete, saveDevice } from './save-device.ts'
import { getPushMessage, listMessages, markMessageRead, undoMessageRead } from './read-messages.ts'
import { recallMessage, sendMessageAsOperator } from './send-as-operator.ts'

export const messagesFeature = defineFeature({
  name: 'messages',
  calls: [
    listMessages,
    getPushMessage,
    getMessage,
    markMessageRead,
    undoMessageRead,
    saveDevice,
    forgetDevice,
    forgetDeviceByDelete,
    sendMessageAsOperator,
    recallMessage,
  ],
  listeners: [listenTo(userNoticed, (services, { userId, notice }) => notifyAll(services, [userId], notice))],
  jobs: [deliverMessage, fillInboxes, emptyInboxes],
  cleanups: [({ db }) => deleteOldDeliveries(db)],
})
