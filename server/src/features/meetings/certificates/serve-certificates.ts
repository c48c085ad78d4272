import { create as attachment } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { certificateKeyPath } from '#contract/meetings/certificates.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import type { Services } from '#kernel/services.ts'
import { isCertificateAddress } from './certificate-address.ts'
import type { CertificateFormat } from './certificate-address.ts'
import { selectCertificateByNumber } from './certificates.queries.ts'
import type { CertificateRow } from './certificates.queries.ts'
import { drawPdf, drawPicture } from './draw-certificate.ts'
import { openLookPictures } from './look-pictures.ts'
import { signBadge } from './open-badge.ts'
import { loadCertificateKey } from './signing-key.ts'

type Route = { Params: { name: string }; Querystring: Signature & { download?: string } }

const nameParts = /^(XL\d{4}-[2-9A-Z]{5}-[2-9A-Z]{5})\.(pdf|png|jwt)$/

const types = { pdf: 'application/pdf', png: 'image/png', jwt: 'application/vc+jwt' }

type Make = (row: CertificateRow, origin: string, services: Services) => Promise<Buffer | string>

const makers: Record<CertificateFormat, Make> = {
  pdf: async (row, origin, services) => drawPdf(row, origin, await openLookPictures(services)(row)),
  png: async (row, origin, services) => drawPicture(row, origin, await openLookPictures(services)(row)),
  jwt: async (row, origin, services) => signBadge(row, origin, await loadCertificateKey(services)),
}

/** Where strangers reach this platform. */
export const originOf = ({ env }: Pick<Services, 'env'>, request: FastifyRequest) =>
  env.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`

/** Serves the public key to everybody, and certificates to anyone with a signed address. */
export function serveCertificates(app: FastifyInstance, services: Services): void {
  app.get(certificateKeyPath, async (_, reply) => {
    const { publicPem } = await loadCertificateKey(services)
    return reply
      .headers({ 'content-type': 'application/x-pem-file', 'cache-control': 'public, max-age=3600' })
      .send(publicPem)
  })
  app.get<Route>('/certificates/:name', async (request, reply) => {
    const [, number, ending] = nameParts.exec(request.params.name) ?? []
    if (number === undefined) return sayMissing(reply)
    const format = ending as CertificateFormat
    if (!isCertificateAddress(services.vault, number, format, request.query)) return sayMissing(reply)
    const row = await selectCertificateByNumber(services.db, number)
    if (!row) return sayMissing(reply)
    const body = await makers[format](row, originOf(services, request), services)
    if (request.query.download !== undefined)
      reply.header('content-disposition', attachment(`${number}.${format}`))
    return reply
      .headers({
        'content-type': types[format],
        'cache-control': 'private, max-age=3600',
      })
      .send(body)
  })
}

const sayMissing = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('404')
