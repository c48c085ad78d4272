import { nativeAppCalls } from '#contract/people/native-app.ts'
import { answer } from '#kernel/answer.ts'
import { readServiceSettings } from './service-settings.ts'

export const getServiceConfig = answer(nativeAppCalls.serviceConfig, async (_input, context) => {
  const { caller } = context
  const settings = await readServiceSettings(context)
  return {
    hotline: settings.hotline,
    hotline_hours: settings.hotlineHours[caller.language],
    share_title: settings.shareTitle[caller.language],
    share_desc: settings.shareText[caller.language],
    share_logo: settings.shareLogo,
    app_download_ios: settings.downloadIos,
    app_download_android: settings.downloadAndroid,
    app_scheme: settings.appScheme,
  }
})
