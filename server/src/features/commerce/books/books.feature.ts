import { defineFeature } from '#kernel/feature.ts'
import {
  claimsResource,
  monthsResource,
  organiserPaymentsResource,
  taxPaymentsResource,
} from './books.console.ts'
import { closeMonth } from './close-month.ts'
import { enterOrganiserPayment, enterTaxPayment } from './enter-payments.ts'

export const booksFeature = defineFeature({
  name: 'books',
  resources: [monthsResource, organiserPaymentsResource, taxPaymentsResource, claimsResource],
  deeds: [closeMonth, enterOrganiserPayment, enterTaxPayment],
})
