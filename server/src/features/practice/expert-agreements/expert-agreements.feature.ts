import { defineFeature } from '#kernel/feature.ts'
import {
  agreementPartiesResource,
  agreementsResource,
  agreementTextsResource,
} from './expert-agreements.console.ts'
import { recheckAgreements, recheckListeners } from './recheck-agreement.ts'
import { getAgreement } from './show-agreement.ts'
import { signAgreement } from './sign-agreement.ts'

export const expertAgreementsFeature = defineFeature({
  name: 'expert-agreements',
  resources: [agreementPartiesResource, agreementTextsResource, agreementsResource],
  calls: [getAgreement, signAgreement],
  listeners: recheckListeners,
  jobs: [recheckAgreements],
})
