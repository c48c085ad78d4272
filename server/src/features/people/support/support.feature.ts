import { defineFeature } from '#kernel/feature.ts'
import { changeNumber } from './change-number.ts'
import { notesResource } from './support.console.ts'
import { nameChanged } from './support.notices.ts'
import { tellOldNumber } from './tell-old-number.ts'

/** What support does for people who cannot help themselves, and what it notes about them. */
export const supportFeature = defineFeature({
  name: 'support',
  resources: [notesResource],
  deeds: [changeNumber],
  notices: [nameChanged],
  jobs: [tellOldNumber],
})
