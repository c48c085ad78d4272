import { defineFeature } from '#kernel/feature.ts'
import { requestsResource } from './requests.console.ts'
import { requestAgreed, requestFailed, requestRefused } from './requests.notices.ts'
import { runAction } from './run-action.ts'

export const requestsFeature = defineFeature({
  name: 'requests',
  notices: [requestAgreed, requestRefused, requestFailed],
  calls: [runAction],
  resources: [requestsResource],
})
