export const verificationPaths = { verification: '/statusVerification' }
