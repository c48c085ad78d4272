import { defineFeature } from '#kernel/feature.ts'
import { exchangeCode, readOpenid } from './exchange-code.ts'
import { getAuthAddress } from './get-auth-address.ts'
import { getAuthorizeInfo } from './get-authorize-info.ts'
import { getShareConfig } from './get-share-config.ts'
import { makeQrcode } from './make-qrcode.ts'

export const wechatFeature = defineFeature({
  name: 'wechat',
  calls: [getShareConfig, getAuthorizeInfo, makeQrcode, exchangeCode, readOpenid, getAuthAddress],
})
