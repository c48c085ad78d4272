import { clickAd } from './click-ad.ts'
import { getAd } from './get-ad.ts'

export const adRoutes = [getAd, clickAd]
