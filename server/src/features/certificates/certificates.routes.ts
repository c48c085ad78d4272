import { checkCertificate, takeBackCertificate } from './check-certificate.ts'
import { getAuthInfo, getCertificate } from './get-certificate.ts'

export const certificateRoutes = [getCertificate, getAuthInfo, checkCertificate, takeBackCertificate]
