import { defineFeature } from '#kernel/feature.ts'
import { waitAdded } from './expert-duties.notices.ts'
import { addWait } from './add-wait.ts'
import { getTopMenu } from './get-top-menu.ts'
import { listAllSheets, listDuties } from './list-duties.ts'
import { setMenu } from './set-menu.ts'
import { countWaits, disposeWait, editWait, getWait, listWaits } from './waits.ts'

export const expertDutiesFeature = defineFeature({
  name: 'expert-duties',
  notices: [waitAdded],
  calls: [
    getTopMenu,
    listDuties,
    listAllSheets,
    getWait,
    editWait,
    disposeWait,
    listWaits,
    countWaits,
    addWait,
    setMenu,
  ],
})
