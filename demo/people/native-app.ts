import { upsertSetting } from '#kernel/settings.queries.ts'
import { serviceSettingsKey } from '#server/features/people/native-app/service-settings.ts'
import type { World } from '#demo/world.ts'

/** Where the app would be downloaded, and the number of the service. */
const serviceSettings = {
  hotline: '400-820-2026',
  downloadIos: '/sandbox/app-store',
  downloadAndroid: '/sandbox/app-store',
}

export const loadServiceSettings = ({ db }: World) => upsertSetting(db, serviceSettingsKey, serviceSettings)
