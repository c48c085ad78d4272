import { defineFeature } from '#kernel/feature.ts'
import { getTalkHome } from './get-talk-home.ts'
import { getTalk } from './get-talk.ts'
import { listTalks } from './list-talks.ts'
import { talkPages } from './talks.pages.ts'

export const talksFeature = defineFeature({
  name: 'talks',
  calls: [getTalkHome, listTalks, getTalk],
  pages: talkPages,
})
