import { defineFeature } from '#kernel/feature.ts'
import { checkCertificate } from './check-certificate.ts'
import { serveCertificates } from './serve-certificates.ts'

export const certificatesFeature = defineFeature({
  name: 'certificates',
  calls: [checkCertificate],
  start: (services, app) => serveCertificates(app, services),
})
