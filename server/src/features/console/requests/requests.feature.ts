import { defineFeature } from '#kernel/feature.ts'
import { requestsResource } from './requests.console.ts'
import { runAction } from './run-action.ts'

export const requestsFeature = defineFeature({
  name: 'requests',
  calls: [runAction],
  resources: [requestsResource],
})
