import { defineFeature } from '#kernel/feature.ts'
import { checkCertificate, takeBackCertificate } from './check-certificate.ts'
import { getAuthInfo, getCertificate } from './get-certificate.ts'
import { serveCertificates } from './serve-certificates.ts'

export const certificatesFeature = defineFeature({
  name: 'certificates',
  calls: [getCertificate, getAuthInfo, checkCertificate, takeBackCertificate],
  start: (services, app) => serveCertificates(app, services),
})
