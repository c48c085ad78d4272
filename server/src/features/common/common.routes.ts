import { applyPublicity } from './apply-publicity.ts'
import { getAnswerStatus } from './get-answer-status.ts'
import { getAppVersion } from './get-app-version.ts'
import { getMessage } from './get-message.ts'
import { getPublicity } from './get-publicity.ts'
import { getServiceConfig } from './get-service-config.ts'
import { upload } from './upload.ts'

export const commonRoutes = [
  upload,
  getServiceConfig,
  getAppVersion,
  getAnswerStatus,
  applyPublicity,
  getPublicity,
  getMessage,
]
