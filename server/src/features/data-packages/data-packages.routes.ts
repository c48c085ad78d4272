import { getDataPackage } from './get-data-package.ts'
import { queueMail } from './queue-mail.ts'

export const dataPackageRoutes = [getDataPackage, queueMail]
