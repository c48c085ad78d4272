import { defineFeature } from '#kernel/feature.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { operatorsResource, peopleResource } from './people.console.ts'

/** Accounts as operators see them, with what other features know of a person. */
export const peopleFeature = defineFeature({
  name: 'people',
  resources: [peopleResource, operatorsResource],
  deeds: [mergeAccounts],
})
