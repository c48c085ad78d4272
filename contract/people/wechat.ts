import * as z from 'zod/mini'
import { loginData } from './account.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { text, words } from '../wire/fields.ts'

export const wechatFailures = defineFailures({
  notSetUp: [4301, '微信服务未开通', 'this WeChat service is not set up'],
  codeRefused: [
    4302,
    '微信授权已失效，请重新授权',
    'the WeChat authorization is no longer valid, please authorize again',
  ],
  stateRefused: [
    4303,
    '微信授权不是由本页面发起，请重新授权',
    'this WeChat authorization was not begun here, please authorize again',
  ],
  foreignAddress: [4304, '只支持本站地址', 'only addresses of this site are allowed'],
})

/** The page of the mini-program that asks its runtime for a code; `redirect` and `state` follow. */
export const miniProgramLoginPage = '/pages/login/login'

/** Pages run in the browser of the official account or of WeChat Work; the default is the first. */
const pageType = z._default(
  z.codec(z.enum(['1', '3']), z.union([z.literal(1), z.literal(3)]), {
    decode: (value) => (value === '3' ? 3 : 1),
    encode: (value) => (value === 3 ? '3' : '1'),
  }),
  1,
)

const anyType = z.codec(z.enum(['1', '2', '3']), z.union([z.literal(1), z.literal(2), z.literal(3)]), {
  decode: (value) => (value === '3' ? 3 : value === '2' ? 2 : 1),
  encode: (value) => (value === 3 ? '3' : value === 2 ? '2' : '1'),
})

const address = words(2000)
/** Longer than any code that WeChat issues. */
const code = words(512)
/** What a client remembers of its WeChat user. It hints at who they are and proves nothing. */
const remembered = { openid: z.optional(text(128)), unionid: z.optional(text(128)) }

/** The official account that the sandbox plays. */
export const sandboxWechatAppId = 'wx-sandbox'

/** What the sandbox loads in the place of WeChat’s script. */
export const sandboxWechatScript = '/sandbox/wechat/jweixin.js'

export const wechatCalls = {
  share: defineCall({
    id: 'wechat.share',
    path: '/api/web/v2/wechat/share',
    about: 'What wx.config needs on the page at `url`, which must be on this site.',
    input: z.object({ url: address, wx_type: pageType }),
    output: z.object({
      appId: z.string(),
      timestamp: z.int(),
      nonceStr: z.string(),
      signature: z.string(),
    }),
  }),
  authorizeInfo: defineCall({
    id: 'wechat.authorizeInfo',
    path: '/api/web/v2/wechat/authorizeinfo',
    about:
      'Whether the caller is logged in. If not, `url` is where to get a code; it is empty if going there would bring nothing new. For a mini-program (`wx_type` 2) it is one of its own pages. Tokens are always empty.',
    input: z.object({ redirect: z._default(address, '/'), wx_type: z._default(anyType, 1), ...remembered }),
    output: loginData,
  }),
  qrcode: defineCall({
    id: 'wechat.qrcode',
    path: '/api/web/v2/wechat/qrcode',
    about: 'A QR code that leads to the official account: its content, and its picture if there is one.',
    input: z.object({ scene: z._default(z.string().check(z.regex(/^[\w-]{1,64}$/)), 'login') }),
    output: z.object({
      ticket: z.string(),
      url: z.string(),
      image: z.string(),
      expire_seconds: z.int(),
    }),
  }),
  userinfo: defineCall({
    id: 'wechat.userinfo',
    path: '/api/web/v2/wechat/userinfo',
    about:
      'Exchanges the returned code and state for login data. A caller without an account gets userid 0 and no tokens, and is bound by their next login here. A logged-in caller stays so, is bound, and gets no new tokens.',
    input: z.object({ code, state: words(128) }),
    output: loginData,
  }),
  authorize: defineCall({
    id: 'wechat.authorize',
    path: '/api/web/v2/wechat/authorize',
    about: 'The openid behind a code; logs nobody in.',
    input: z.object({ code, wx_type: anyType }),
    output: z.object({ openid: z.string() }),
  }),
  getAuthAddress: defineCall({
    id: 'wechat.getAuthAddress',
    path: '/api/web/v2/wechat/getauthaddress',
    about: 'Where somebody, when asked, consents to sharing their WeChat name and picture as well.',
    input: z.object({ redirect: z._default(address, '/'), wx_type: z._default(anyType, 1), ...remembered }),
    output: z.object({ auth_url: z.string() }),
  }),
}
