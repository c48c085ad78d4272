import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { nothing } from '../wire/fields.ts'

/** Every client of ours sends this; other types are separate native builds. */
export const webVersionType = 1

const versionType = z.codec(z.string().check(z.regex(/^\d{1,4}$/)), z.int(), {
  decode: Number,
  encode: String,
})

/** Operators give every app a number of its own. */
const appNumber = z.int()

export const appInfo = z.object({
  /** '1' while an app store reviews the app. */
  if_review_time: z.string(),
  version_type: appNumber,
  version: z.string(),
  notes: z.string(),
})

/** Used until the server has answered. */
export const standardAppInfo = { if_review_time: '1', version_type: webVersionType, version: '', notes: '' }

export const serviceConfig = z.object({
  /** Empty if there is no hotline to show. */
  hotline: z.string(),
  hotline_hours: z.string(),
  share_title: z.string(),
  share_desc: z.string(),
  share_logo: z.string(),
  /** Empty if the app is not published there. */
  app_download_ios: z.string(),
  app_download_android: z.string(),
  /** The scheme of the addresses that open the app, such as `xinglin` of `xinglin://`. */
  app_scheme: z.string(),
})

export const nativeAppCalls = {
  serviceConfig: defineCall({
    id: 'common.serviceConfig',
    path: '/api/web/v2/common/serviceconfig',
    about:
      'Settings and texts for the client: hotline, share texts, where to download the app and how to open it.',
    input: nothing,
    output: serviceConfig,
  }),
  appVersion: defineCall({
    id: 'common.appVersion',
    path: '/api/web/v2/common/appversion',
    about: 'The current version of an app; `version_type` 1.',
    input: z.object({ version_type: versionType }),
    output: appInfo,
  }),
}

export type ServiceConfig = z.infer<typeof serviceConfig>
