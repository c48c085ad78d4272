import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, flag, nothing, words } from '../wire/fields.ts'
import { messageChannels, messageKinds } from '../wire/message-kinds.ts'

export const messageSettingFailures = defineFailures({
  mailMissing: [
    4851,
    '请先在个人信息中填写邮箱',
    'please enter your email in your personal information first',
  ],
  browserUnsupported: [
    4852,
    '暂不支持该浏览器的推送服务',
    'the push service of this browser is not supported',
  ],
})

/** A minute of the day in Shanghai. */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

export const messageSettings = z.object({
  /** What is switched off. */
  mutes: z.array(z.object({ kind: z.enum(messageKinds), channel: z.enum(messageChannels) })),
  /** Nothing makes a sound between the two; the same time twice means never. */
  quiet_from: z.string(),
  quiet_to: z.string(),
  weekly_digest: bit,
  /** Under which browsers subscribe to push messages; base64url. */
  push_key: z.string(),
})

export const messageSettingCalls = {
  get: defineCall({
    id: 'message.settings',
    path: '/api/web/v2/message/settings',
    about:
      'By which channels the caller wants messages of which kind, the quiet hours and the weekly digest.',
    access: 'member',
    input: nothing,
    output: messageSettings,
  }),
  setChannel: defineCall({
    id: 'message.setchannel',
    path: '/api/web/v2/message/setchannel',
    about: 'Switches a channel on or off for messages of a kind.',
    access: 'member',
    input: z.object({ kind: z.enum(messageKinds), channel: z.enum(messageChannels), is_on: flag }),
    output: messageSettings,
  }),
  set: defineCall({
    id: 'message.setsettings',
    path: '/api/web/v2/message/setsettings',
    about: 'Changes the quiet hours, as `HH:mm` in Shanghai, and the weekly digest; omitted ones stay.',
    access: 'member',
    input: z.object({
      quiet_from: z.optional(clock),
      quiet_to: z.optional(clock),
      weekly_digest: z.optional(flag),
    }),
    output: messageSettings,
  }),
  saveBrowser: defineCall({
    id: 'message.savebrowser',
    path: '/api/web/v2/message/savebrowser',
    about: 'Registers a browser for push messages, by what its push subscription says.',
    access: 'member',
    input: z.object({
      endpoint: words(1000),
      p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
      auth: z.string().check(z.regex(/^[\w-]{22}$/)),
    }),
    output: nothing,
  }),
  wechatConsent: defineCall({
    id: 'message.wechatconsent',
    path: '/api/web/v2/message/wechatconsent',
    about:
      'The template of the messages that WeChat should ask the caller about; empty when there is nothing to ask.',
    access: 'member',
    input: nothing,
    output: z.object({ template_id: z.string() }),
  }),
  saveWechatConsent: defineCall({
    id: 'message.savewechatconsent',
    path: '/api/web/v2/message/savewechatconsent',
    about: 'Saves what the caller answered to WeChat.',
    access: 'member',
    input: z.object({ is_accepted: flag }),
    output: nothing,
  }),
  forgetBrowser: defineCall({
    id: 'message.forgetbrowser',
    path: '/api/web/v2/message/forgetbrowser',
    about: 'Unregisters a browser.',
    access: 'member',
    input: z.object({ endpoint: words(1000) }),
    output: nothing,
  }),
}

export type MessageSettings = z.infer<typeof messageSettings>
