import { defineFeature } from '#kernel/feature.ts'
import { certificateTemplatesResource } from './certificates.console.ts'
import { checkCertificate } from './check-certificate.ts'
import { previewTemplate } from './preview-template.ts'
import { serveCertificateZip } from './serve-certificate-zip.ts'
import { serveCertificates } from './serve-certificates.ts'
import { serveOpenBadges } from './serve-open-badges.ts'
import { serveVerifyPage } from './serve-verify-page.ts'

export const certificatesFeature = defineFeature({
  name: 'certificates',
  calls: [checkCertificate, previewTemplate],
  resources: [certificateTemplatesResource],
  start(services, app) {
    serveCertificates(app, services)
    serveOpenBadges(app, services)
    serveVerifyPage(app, services)
    serveCertificateZip(app, services)
  },
})
