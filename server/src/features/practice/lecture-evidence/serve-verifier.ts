import type { FastifyInstance } from 'fastify'
import { evidenceVerifierPath } from '#contract/practice/lecture-evidence.ts'
import type { Services } from '#kernel/services.ts'
import { loadCertificateKey } from '#server/features/meetings/certificates/signing-key.ts'
import { verifierPage } from './verifier-page.ts'

/** Serves the page by which anybody checks a pack. */
export function serveVerifier(app: FastifyInstance, services: Services): void {
  app.get(evidenceVerifierPath, async (_, reply) => {
    const { html, policy } = verifierPage((await loadCertificateKey(services)).publicPem)
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': policy,
      })
      .send(html)
  })
}
