import { defineFeature } from '#kernel/feature.ts'
import { appVersionsResource } from './app-versions.console.ts'
import { getAppVersion } from './get-app-version.ts'
import { getServiceConfig } from './get-service-config.ts'
import { serviceSettingsResource } from './service-settings.console.ts'

export const nativeAppFeature = defineFeature({
  name: 'native-app',
  resources: [serviceSettingsResource, appVersionsResource],
  calls: [getServiceConfig, getAppVersion],
})
