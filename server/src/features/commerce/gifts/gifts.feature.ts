import { defineFeature } from '#kernel/feature.ts'
import { giftCodesResource } from './gifts.console.ts'
import { giftTaken } from './gifts.notices.ts'
import { getGift, listCodes } from './read-gifts.ts'
import { takeGift } from './take-gift.ts'

export const giftsFeature = defineFeature({
  name: 'gifts',
  calls: [listCodes, getGift, takeGift],
  notices: [giftTaken],
  resources: [giftCodesResource],
})
