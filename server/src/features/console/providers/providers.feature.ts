import { defineFeature } from '#kernel/feature.ts'
import { listProviders } from './list-providers.ts'
import { saveProvider } from './save-provider.ts'
import { saveSettings } from './save-settings.ts'
import { testProvider } from './test-provider.ts'

export const providersFeature = defineFeature({
  name: 'providers',
  calls: [listProviders, saveProvider, testProvider],
  deeds: [saveSettings],
})
