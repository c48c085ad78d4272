import { nativeAppCalls } from '#contract/people/native-app.ts'
import type { Language } from '#contract/wire/language.ts'
import { answer } from '#kernel/answer.ts'
import { selectSetting } from '#kernel/settings.queries.ts'

type InBoth = Record<Language, string>

/** As the operators keep it; what they have not set is standard. */
type ServiceSettings = {
  hotline: string
  hotlineHours: InBoth
  shareTitle: InBoth
  shareText: InBoth
  shareLogo: string
  /** Instead of the addresses in the configuration. */
  downloadIos: string
  downloadAndroid: string
  appScheme: string
}

export const serviceSettingsKey = 'service-config'

const standard: Omit<ServiceSettings, 'downloadIos' | 'downloadAndroid'> = {
  hotline: '',
  hotlineHours: { zh: '工作日 9:00–18:00', en: 'Working days 9:00–18:00' },
  shareTitle: { zh: '杏林', en: 'Xinglin' },
  shareText: {
    zh: '面向医生的学术平台：学术会议直播与回放、课程、手术视频与专业资讯。',
    en: 'The academic platform for doctors: meetings live and in playback, courses, surgical videos and articles.',
  },
  shareLogo: '/icon-512.png',
  appScheme: 'xinglin',
}

export const getServiceConfig = answer(nativeAppCalls.serviceConfig, async (_input, { db, env, caller }) => {
  const settings: ServiceSettings = {
    ...standard,
    downloadIos: env.APP_DOWNLOAD_IOS ?? '',
    downloadAndroid: env.APP_DOWNLOAD_ANDROID ?? '',
    ...(await selectSetting<Partial<ServiceSettings>>(db, serviceSettingsKey)),
  }
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
