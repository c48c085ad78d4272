import { defineFeature } from '#kernel/feature.ts'
import { getDataPackage } from './get-data-package.ts'
import { listOwnPackages } from './list-own-packages.ts'
import { queueMail } from './queue-mail.ts'
import { dataPackagePages } from './data-packages.pages.ts'
import { packageNotSent } from './data-packages.notices.ts'
import { requeueMails } from './requeue-mails.ts'
import { sendMail } from './send-mail.ts'
import { dataPackagesResource } from './data-packages.console.ts'

export const dataPackagesFeature = defineFeature({
  name: 'data-packages',
  notices: [packageNotSent],
  resources: [dataPackagesResource],
  calls: [getDataPackage, listOwnPackages, queueMail],
  pages: dataPackagePages,
  jobs: [sendMail],
  cleanups: [requeueMails],
})
