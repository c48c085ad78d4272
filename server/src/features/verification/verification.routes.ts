import { getVerification } from './get-verification.ts'
import { passVerification, refuseVerification } from './review-verification.ts'
import { getVerificationDetail, listVerifications } from './show-verifications.ts'
import { submitVerification } from './submit-verification.ts'
import { uploadCertificate } from './upload-certificate.ts'

export const verificationRoutes = [
  uploadCertificate,
  submitVerification,
  getVerification,
  listVerifications,
  getVerificationDetail,
  passVerification,
  refuseVerification,
]
