import { defineFeature } from '#kernel/feature.ts'
import { deleteOldOutbox } from '#server/providers/sms/outbox.queries.ts'
import { serveSandbox } from './serve-sandbox.ts'
import { serveWechatSandbox } from './serve-wechat-sandbox.ts'

/** Plays the outside world on a machine that reaches none of it. */
export const sandboxFeature = defineFeature({
  name: 'sandbox',
  cleanups: [({ db }) => deleteOldOutbox(db)],
  start(services, app) {
    serveSandbox(app, services)
    serveWechatSandbox(app, services)
  },
})
