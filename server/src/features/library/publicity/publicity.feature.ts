import { defineFeature } from '#kernel/feature.ts'
import { publicityResource } from './publicity.console.ts'
import { publicityAccepted, publicityDeclined } from './publicity.notices.ts'
import { applyPublicity } from './apply-publicity.ts'
import { getPublicity } from './get-publicity.ts'
import { publicityTodo } from './publicity.todos.ts'

export const publicityFeature = defineFeature({
  name: 'publicity',
  notices: [publicityAccepted, publicityDeclined],
  resources: [publicityResource],
  todoKinds: [publicityTodo],
  calls: [applyPublicity, getPublicity],
})
