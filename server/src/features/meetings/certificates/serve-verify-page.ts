import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { verifyPagePath } from '#contract/meetings/certificates.ts'
import { places } from '#kernel/places.ts'
import type { Services } from '#kernel/services.ts'
import { originOf } from './serve-certificates.ts'
import { loadCertificateKey } from './signing-key.ts'

/** The place in the page for what it has to know of this platform, however the file is formatted. */
export const issuerMark = /\{\s*"issuer":\s*"unknown"\s*\}/

/** A page in one file, which verifies certificates in the browser of the person who saved it, with the server off. */
export function serveVerifyPage(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { download?: string } }>(verifyPagePath, async (request, reply) => {
    const origin = originOf(services, request)
    const page = await readVerifyPage(services, origin)
    // Only `npm run dev` has no built pages.
    if (page === undefined) return reply.code(404).send('404')
    if (request.query.download !== undefined)
      reply.header('content-disposition', attachment('xinglin-verify.html'))
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': policyOf(page, origin),
      })
      .send(page)
  })
}

export async function readVerifyPage(
  services: Pick<Services, 'db' | 'vault'>,
  origin: string,
): Promise<string | undefined> {
  const { publicKey } = await loadCertificateKey(services)
  const built = await readFile(path.join(places.verifyPage, 'verify.html'), 'utf8').catch(() => undefined)
  // Base64url and an origin contain nothing that could end the script element.
  const issuer = JSON.stringify({ origin, key: publicKey.export({ format: 'jwk' }).x })
  return built?.replace(issuerMark, () => issuer)
}

/** The page runs its own script and style, and asks nobody but this platform. */
function policyOf(page: string, origin: string): string {
  const hashes = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
      .map(([, body]) => `'sha256-${createHash('sha256').update(body!).digest('base64')}'`)
      .join(' ')
  return `default-src 'none'; script-src ${hashes('script')}; style-src ${hashes('style')}; img-src blob: data:; connect-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
