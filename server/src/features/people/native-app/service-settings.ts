import { brandDescription, brandName, brandPicture } from '#contract/wire/brand.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Services } from '#kernel/services.ts'
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
  shareTitle: brandName,
  shareText: brandDescription,
  shareLogo: brandPicture,
  appScheme: 'xinglin',
}

export const readServiceSettings = async ({
  db,
  env,
}: Pick<Services, 'db' | 'env'>): Promise<ServiceSettings> => ({
  ...standard,
  downloadIos: env.APP_DOWNLOAD_IOS ?? '',
  downloadAndroid: env.APP_DOWNLOAD_ANDROID ?? '',
  ...(await selectSetting<Partial<ServiceSettings>>(db, serviceSettingsKey)),
})
