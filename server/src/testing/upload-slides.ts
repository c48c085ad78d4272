import { slideCalls } from '#contract/practice/lecture-slides.ts'
import type { LectureSlides } from '#contract/practice/lecture-slides.ts'
import { commonFields } from './test-app.ts'
import type { Answer, TestApp, TestClient } from './test-app.ts'

type Ids = { id: number; tcode: string }

/** Begins like a PDF and goes on with anything. */
export const pdfLike = (bytes: number, filling = 7) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, filling)])

export const beginSlides = (client: TestClient, ids: Ids, bytes: number, file_name = '讲课.pdf') =>
  client.call(slideCalls.create, { ...ids, file_name, bytes, modified_at: 1 })

export async function askAppend(
  app: TestApp,
  client: TestClient,
  at: Ids & { slides_id: number; offset: number },
  body: Buffer,
): Promise<Answer<LectureSlides>> {
  const fields = { ...commonFields(client), lang: client.language, ...at }
  const address = `${app.url}${slideCalls.append.path}?${new URLSearchParams(fields as never).toString()}`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', token: client.token },
    body: new Uint8Array(body),
  })
  const envelope = (await response.json()) as Answer<LectureSlides>
  return { ...envelope, http: response.status, headers: response.headers }
}

/** Slides whose bytes have all arrived. */
export async function uploadSlides(app: TestApp, client: TestClient, ids: Ids, body = pdfLike(2000)) {
  const { slides_id } = await beginSlides(client, ids, body.length, `讲课 ${body.length}.pdf`)
  const answer = await askAppend(app, client, { ...ids, slides_id, offset: 0 }, body)
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.message}`)
  return answer.data
}
