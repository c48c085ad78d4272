import { defineFeature } from '#kernel/feature.ts'
import { serveSandbox } from './serve-sandbox.ts'
import { serveWechatSandbox } from './serve-wechat-sandbox.ts'

/** Plays the outside world on a machine that reaches none of it. */
export const sandboxFeature = defineFeature({
  name: 'sandbox',
  start(services, app) {
    serveSandbox(app, services)
    serveWechatSandbox(app, services)
  },
})
