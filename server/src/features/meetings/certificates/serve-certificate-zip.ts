import { PassThrough } from 'node:stream'
import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { isSigned, signedAddress } from '#kernel/files/signed-address.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import { streamZip } from '#kernel/files/stream-zip.ts'
import type { ZipFile } from '#kernel/files/stream-zip.ts'
import { recogniseRequest } from '#kernel/http/recognise-request.ts'
import { may } from '#kernel/member.ts'
import type { Services } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import { readCertificatesOf } from './certificates.queries.ts'
import { drawPdf } from './draw-certificate.ts'
import { openLookPictures } from './look-pictures.ts'
import { originOf } from './serve-certificates.ts'
import { readVerifyPage } from './serve-verify-page.ts'

const lifeMs = 3600_000
const keyOf = (meetingId: number) => `certificates/meeting-${meetingId}.zip`

/** All certificates of a meeting in one archive. It opens for operators alone, as long as they are logged in. */
export function certificateZipAddress(vault: Vault, meetingId: number): string {
  const signed = signedAddress(vault, keyOf(meetingId), lifeMs)
  return `/certificates-of-meeting/${meetingId}${signed.slice(signed.indexOf('?'))}`
}

type Route = { Params: { meetingId: string }; Querystring: Signature }

/** Each certificate is drawn as the archive is read: neither is ever whole in memory. */
export function serveCertificateZip(app: FastifyInstance, services: Services): void {
  app.get<Route>('/certificates-of-meeting/:meetingId', async (request, reply) => {
    const meetingId = Number(request.params.meetingId)
    const member = isSigned(services.vault, keyOf(meetingId), request.query)
      ? await recogniseRequest(services, request)
      : undefined
    if (!member || !may(member, 'meetings.edit')) return reply.code(404).send('404')
    const body = new PassThrough()
    streamZip(filesOf(services, meetingId, originOf(services, request)), body).catch((error: unknown) =>
      body.destroy(error as Error),
    )
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': attachment(`certificates-${meetingId}.zip`),
        'cache-control': 'no-store',
      })
      .send(body)
  })
}

/** The page to verify them lies beside them: the archive is what reaches a hospital's clerk. */
async function* filesOf(services: Services, meetingId: number, origin: string): AsyncGenerator<ZipFile> {
  const page = await readVerifyPage(services, origin)
  if (page !== undefined) yield { name: 'verify.html', body: Buffer.from(page) }
  const picturesOf = openLookPictures(services)
  for await (const row of readCertificatesOf(services.db, meetingId))
    yield {
      name: `${fileName(row.truename)} ${row.number}.pdf`,
      body: await drawPdf(row, origin, await picturesOf(row)),
    }
}

/** Without what some system refuses in a name. */
const fileName = (text: string) => text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
