import { defineFeature } from '#kernel/feature.ts'
import { requestsResource } from './requests.console.ts'
import { requestAgreed, requestRefused } from './requests.notices.ts'
import { runAction } from './run-action.ts'

export const requestsFeature = defineFeature({
  name: 'requests',
  notices: [requestAgreed, requestRefused],
  calls: [runAction],
  resources: [requestsResource],
})
