import { defineFeature } from '#kernel/feature.ts'
import { getTalkHome } from './get-talk-home.ts'
import { getTalk } from './get-talk.ts'
import { listTalks } from './list-talks.ts'
import { talkPages } from './talks.pages.ts'
import { talksResource } from './talks.console.ts'

export const talksFeature = defineFeature({
  name: 'talks',
  resources: [talksResource],
  calls: [getTalkHome, listTalks, getTalk],
  pages: talkPages,
})
