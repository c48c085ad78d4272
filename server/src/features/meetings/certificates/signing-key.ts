import type { Services } from '#kernel/services.ts'
import { loadSigningKey } from '#kernel/signing-key.ts'

/** Signs certificates and the packs of evidence. */
export async function loadCertificateKey(services: Pick<Services, 'db' | 'vault'>) {
  const key = await loadSigningKey(services, 'certificate-key')
  return { ...key, publicPem: key.publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}
