import { defineFeature } from '#kernel/feature.ts'
import { clickAd } from './click-ad.ts'
import { getAd } from './get-ad.ts'
import { adPages } from './ads.pages.ts'

export const adsFeature = defineFeature({
  name: 'ads',
  calls: [getAd, clickAd],
  pages: adPages,
})
