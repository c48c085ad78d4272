import { defineFeature } from '#kernel/feature.ts'
import { certificateTemplatesResource } from './certificates.console.ts'
import { checkCertificate } from './check-certificate.ts'
import { previewTemplate } from './preview-template.ts'
import { serveCertificates } from './serve-certificates.ts'

export const certificatesFeature = defineFeature({
  name: 'certificates',
  calls: [checkCertificate, previewTemplate],
  resources: [certificateTemplatesResource],
  start: (services, app) => serveCertificates(app, services),
})
