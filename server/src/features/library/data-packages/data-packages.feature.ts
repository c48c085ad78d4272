import { defineFeature } from '#kernel/feature.ts'
import { getDataPackage } from './get-data-package.ts'
import { queueMail } from './queue-mail.ts'
import { dataPackagePages } from './data-packages.pages.ts'
import { sendMailsRegularly } from './send-mails.ts'

export const dataPackagesFeature = defineFeature({
  name: 'data-packages',
  calls: [getDataPackage, queueMail],
  pages: dataPackagePages,
  start: (services) => sendMailsRegularly(services),
})
