import { textColumn } from '#kernel/console-framework/columns.ts'
import { addressField, pictureField, textField } from '#kernel/console-framework/fields.ts'
import { oneRow } from '#kernel/console-framework/one-row.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { upsertSetting } from '#kernel/settings.queries.ts'
import { readServiceSettings, serviceSettingsKey } from './service-settings.ts'

const title = words('服务与分享设置', 'Service and sharing')

/** The hotline, what a shared link says, and where the app is found. */
export const serviceSettingsResource = defineResource({
  name: 'service-settings',
  title,
  right: 'system.manage',
  rows: oneRow({ name: title.zh }),
  titleOf: (_row, language) => title[language],
  columns: { name: textColumn('设置', 'Settings') },
  filters: {},
  present: (row, { caller }) => ({ ...row, name: title[caller.language] }),
  form: defineForm({
    fields: {
      hotline: textField('客服电话', 'Hotline', {
        max: 30,
        hint: ['留空则不显示', 'Not shown where it is empty'],
      }),
      hours_zh: textField('服务时间（中文）', 'Hours in Chinese', { isRequired: true, max: 60 }),
      hours_en: textField('服务时间（英文）', 'Hours in English', { isRequired: true, max: 80 }),
      share_title_zh: textField('分享标题（中文）', 'Title of shared links in Chinese', {
        isRequired: true,
        max: 40,
      }),
      share_title_en: textField('分享标题（英文）', 'Title of shared links in English', {
        isRequired: true,
        max: 60,
      }),
      share_text_zh: textField('分享描述（中文）', 'Text of shared links in Chinese', {
        isRequired: true,
        max: 120,
      }),
      share_text_en: textField('分享描述（英文）', 'Text of shared links in English', {
        isRequired: true,
        max: 200,
      }),
      share_logo: pictureField('分享图标', 'Picture of shared links', { isRequired: true, ratio: 1 }),
      download_ios: addressField('iOS 下载地址', 'Where the app is for iOS'),
      download_android: addressField('Android 下载地址', 'Where the app is for Android'),
      app_scheme: textField('唤起 App 的协议名', 'Scheme that opens the app', { isRequired: true, max: 30 }),
    },
    async read(context) {
      const settings = await readServiceSettings(context)
      return {
        hotline: settings.hotline,
        hours_zh: settings.hotlineHours.zh,
        hours_en: settings.hotlineHours.en,
        share_title_zh: settings.shareTitle.zh,
        share_title_en: settings.shareTitle.en,
        share_text_zh: settings.shareText.zh,
        share_text_en: settings.shareText.en,
        share_logo: settings.shareLogo,
        download_ios: settings.downloadIos,
        download_android: settings.downloadAndroid,
        app_scheme: settings.appScheme,
      }
    },
    async change({ db }, _id, values) {
      await upsertSetting(db, serviceSettingsKey, {
        hotline: values.hotline,
        hotlineHours: { zh: values.hours_zh, en: values.hours_en },
        shareTitle: { zh: values.share_title_zh, en: values.share_title_en },
        shareText: { zh: values.share_text_zh, en: values.share_text_en },
        shareLogo: values.share_logo,
        downloadIos: values.download_ios,
        downloadAndroid: values.download_android,
        appScheme: values.app_scheme,
      })
    },
  }),
})
