import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A bucket in memory for tests. It accepts a request only if its signature (AWS version 4) is right. */
export type S3StandIn = {
  endpoint: string
  objects: Map<string, { body: Buffer; mime: string | undefined }>
  /** Multipart uploads that are not complete: their parts by number. */
  uploads: Map<string, Map<number, Buffer>>
  /** How many of the next parts are refused. */
  failingParts: number
  /** Answers that it cannot now. */
  isAway: boolean
  seen: { method: string; path: string; payload: string }[]
  close(): Promise<void>
}

export async function openS3StandIn(secrets: {
  accessKeyId: string
  secretAccessKey: string
  region: string
}) {
  const objects: S3StandIn['objects'] = new Map()
  const uploads: S3StandIn['uploads'] = new Map()
  const seen: S3StandIn['seen'] = []
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      const path = new URL(request.url!, 'http://s3').pathname
      seen.push({ method: request.method!, path, payload: String(request.headers['x-amz-content-sha256']) })
      if (standIn.isAway) return fail(response, 503, 'SlowDown')
      if (!isSigned(request, body, secrets)) return fail(response, 403, 'SignatureDoesNotMatch')
      if (request.headers['content-length'] === undefined && request.method === 'PUT')
        return fail(response, 411, 'MissingContentLength')
      if (request.url!.includes('partNumber') && standIn.failingParts > 0) {
        standIn.failingParts--
        return fail(response, 400, 'RequestTimeout')
      }
      if (!serveParts(request, response, { path, body, objects, uploads }))
        serve(request, response, { path, body, objects })
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const standIn: S3StandIn = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    failingParts: 0,
    isAway: false,
    seen,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return standIn
}

function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { path, body, objects }: { path: string; body: Buffer; objects: S3StandIn['objects'] },
) {
  if (request.method === 'PUT') {
    objects.set(path, { body, mime: request.headers['content-type'] })
    response.end()
    return
  }
  if (request.method === 'DELETE') {
    objects.delete(path)
    response.writeHead(204).end()
    return
  }
  const object = objects.get(path)
  if (!object) return fail(response, 404, 'NoSuchKey')
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  const part = range ? object.body.subarray(Number(range[1]), Number(range[2]) + 1) : object.body
  response.writeHead(range ? 206 : 200, { 'content-length': part.length, 'content-type': object.mime })
  response.end(request.method === 'HEAD' ? undefined : part)
}

/** The calls of a multipart upload, known by their query. False for all others. */
function serveParts(
  request: IncomingMessage,
  response: ServerResponse,
  { path, body, objects, uploads }: { path: string; body: Buffer } & Pick<S3StandIn, 'objects' | 'uploads'>,
): boolean {
  const query = new URL(request.url!, 'http://s3').searchParams
  const answer = (xml: string) => {
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
  }
  if (query.has('uploads')) {
    const uploadId = `upload-${uploads.size + 1}`
    uploads.set(uploadId, new Map())
    answer(`<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`)
    return true
  }
  const uploadId = query.get('uploadId')
  if (!uploadId) return false
  const parts = uploads.get(uploadId)
  if (!parts) fail(response, 404, 'NoSuchUpload')
  else if (request.method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body)
    response.writeHead(200, { etag: `"${sha256(body)}"` }).end()
  } else if (request.method === 'GET') {
    const rows = inOrder(parts).map(
      ([number, part]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>"${sha256(part)}"</ETag><Size>${part.length}</Size></Part>`,
    )
    answer(`<ListPartsResult>${rows.join('')}</ListPartsResult>`)
  } else if (request.method === 'POST') {
    const given = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number))
    if (
      given.join() !==
      inOrder(parts)
        .map(([number]) => number)
        .join()
    )
      fail(response, 400, 'InvalidPart')
    else {
      objects.set(path, {
        body: Buffer.concat(inOrder(parts).map(([, part]) => part)),
        mime: 'application/octet-stream',
      })
      uploads.delete(uploadId)
      answer('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
    }
  } else {
    uploads.delete(uploadId)
    response.writeHead(204).end()
  }
  return true
}

const inOrder = (parts: Map<number, Buffer>) => [...parts].toSorted(([a], [b]) => a - b)

function fail(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

function isSigned(
  request: IncomingMessage,
  body: Buffer,
  secrets: { accessKeyId: string; secretAccessKey: string; region: string },
): boolean {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  )
  if (!match) return false
  const [, credential = '', signedHeaders = '', signature] = match
  const [accessKeyId, day = '', region = '', service = '', ending] = credential.split('/')
  if (accessKeyId !== secrets.accessKeyId || region !== secrets.region) return false
  if (service !== 's3' || ending !== 'aws4_request' || !signedHeaders.split(';').includes('host'))
    return false
  const time = String(request.headers['x-amz-date'])
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false

  const url = new URL(request.url!, 'http://s3')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim().replace(/\s+/g, ' ')}\n`)
    .join('')
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secrets.secretAccessKey}`, day), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature && time.startsWith(day)
}
