import { exchangeGrant } from './exchange-grant.ts'
import { consentAddress } from './weixin-app.ts'
import type { WeixinApp, WeixinLine } from './weixin-app.ts'

/** Pages in browsers outside WeChat, on behalf of a website of the open platform: people scan a code with their phone. */
export const website = (app: WeixinApp, line: WeixinLine) => ({
  authorizeUrl: (redirect: string, state: string) =>
    consentAddress({ page: 'qrconnect', appId: app.id, redirect, scope: 'snsapi_login', state }),
  exchangeCode: (code: string) => exchangeGrant(app, line, code),
})
