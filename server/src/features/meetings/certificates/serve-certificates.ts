import { create as attachment } from 'content-disposition'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { certificateKeyPath } from '#contract/meetings/certificates.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import type { Services } from '#kernel/services.ts'
import { isCertificateAddress } from './certificate-address.ts'
import type { CertificateFormat } from './certificate-address.ts'
import { selectCertificateByNumber } from './certificates.queries.ts'
import { drawPdf, drawPicture } from './draw-certificate.ts'
import { loadCertificateKey } from './signing-key.ts'

type Route = { Params: { name: string }; Querystring: Signature & { download?: string } }

const nameParts = /^(XL\d{4}-[2-9A-Z]{5}-[2-9A-Z]{5})\.(pdf|png)$/

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
    const origin = services.env.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`
    const body = format === 'pdf' ? await drawPdf(row, origin) : await drawPicture(row, origin)
    if (request.query.download !== undefined)
      reply.header('content-disposition', attachment(`${number}.${format}`))
    return reply
      .headers({
        'content-type': format === 'pdf' ? 'application/pdf' : 'image/png',
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
