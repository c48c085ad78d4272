import { defineFeature } from '#kernel/feature.ts'
import { meetingMessages, personMessages } from './message-places.ts'
import { deleteGivenUp } from '#kernel/queued-notices/queued-notices.queries.ts'
import { getMessageSettings, setMessageChannel, setMessageSettings } from './change-settings.ts'
import { deliverMessage } from './deliver-message.ts'
import { deleteOldDeliveries } from './deliveries.queries.ts'
import { deleteOldDigests } from './digests.queries.ts'
import { tellContinuously } from './tell-queued.ts'
import { emptyInboxes } from './empty-inboxes.ts'
import { deleteOldGathered } from './gathered-notices.queries.ts'
import { getMessage } from './get-message.ts'
import { forgetBrowser, saveBrowser } from './save-browser.ts'
import { forgetDevice, forgetDeviceByDelete, saveDevice } from './save-device.ts'
import { getPushMessage, listMessages, markMessageRead, undoMessageRead } from './read-messages.ts'
import { queueDigests, sendDigest } from './send-digest.ts'
import { requeueLate, tellLate } from './tell-late.ts'
import { getWechatConsent, saveWechatConsent } from './wechat-consent.ts'

export const messagesFeature = defineFeature({
  name: 'messages',
  placeParts: [personMessages, meetingMessages],
  calls: [
    listMessages,
    getPushMessage,
    getMessage,
    markMessageRead,
    undoMessageRead,
    saveDevice,
    forgetDevice,
    forgetDeviceByDelete,
    getMessageSettings,
    setMessageChannel,
    setMessageSettings,
    saveBrowser,
    forgetBrowser,
    getWechatConsent,
    saveWechatConsent,
  ],
  jobs: [tellLate, deliverMessage, emptyInboxes, sendDigest, queueDigests],
  cleanups: [
    ({ db }) => deleteOldDeliveries(db),
    ({ db }) => deleteOldDigests(db),
    ({ db }) => deleteOldGathered(db),
    ({ db }) => deleteGivenUp(db),
    requeueLate,
  ],
  start: (services) => tellContinuously(services),
})
