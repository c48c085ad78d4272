import { defineFeature } from '#kernel/feature.ts'
import { clickAd } from './click-ad.ts'
import { getAd } from './get-ad.ts'
import { adPages } from './ads.pages.ts'
import { adsResource } from './ads.console.ts'

export const adsFeature = defineFeature({
  name: 'ads',
  resources: [adsResource],
  calls: [getAd, clickAd],
  pages: adPages,
})
