import { X509Certificate, createHash } from 'node:crypto'

const rsaSignatures = '1.2.840.113549.1.1.'

/** Alipay's number of a certificate: MD5 over its issuer, the most special part first, and its serial number. */
const numberOf = (certificate: X509Certificate) =>
  createHash('md5')
    .update(certificate.issuer.split('\n').toReversed().join(','))
    .update(BigInt(`0x${certificate.serialNumber}`).toString())
    .digest('hex')

const readAll = (pem: string) =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (one) => new X509Certificate(one),
  )

/** What a request carries where keys are certified, which Alipay demands for transfers. */
export const certificateNumbers = (certificates: { app: string; root: string }) => ({
  app_cert_sn: numberOf(new X509Certificate(certificates.app)),
  // The bundle holds certificates of other kinds as well.
  alipay_root_cert_sn: readAll(certificates.root)
    .filter(({ signatureAlgorithmOid }) => signatureAlgorithmOid?.startsWith(rsaSignatures))
    .map(numberOf)
    .join('_'),
})
