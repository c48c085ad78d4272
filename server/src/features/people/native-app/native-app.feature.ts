import { defineFeature } from '#kernel/feature.ts'
import { getAppVersion } from './get-app-version.ts'
import { getServiceConfig } from './get-service-config.ts'

export const nativeAppFeature = defineFeature({
  name: 'native-app',
  calls: [getServiceConfig, getAppVersion],
})
