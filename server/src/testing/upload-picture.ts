import sharp from 'sharp'
import type { Call } from '#contract/wire/call.ts'
import type { UploadedFile } from '#contract/wire/uploads.ts'
import { commonFields } from './test-app.ts'
import type { Answer, TestApp, TestClient } from './test-app.ts'

export const drawPicture = (background = 'teal', width = 600) =>
  sharp({ create: { width, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Sends a file to a call that carries one, as a browser does. */
export async function askUpload<Input, Output>(
  app: TestApp,
  client: TestClient,
  call: Call<Input, Output>,
  body: Buffer,
  fields: Record<string, string> = {},
): Promise<Answer<Output>> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...commonFields(client), lang: client.language, ...fields }))
    form.append(name, value)
  form.append('file', new Blob([Buffer.from(body)]), 'photo.jpg')
  const headers: Record<string, string> = client.token ? { token: client.token } : {}
  const response = await fetch(app.url + call.path, { method: 'POST', headers, body: form })
  const envelope = (await response.json()) as Answer<Output> & { result: Output }
  return {
    ...envelope,
    data: call.service === 'college' ? envelope.result : envelope.data,
    http: response.status,
    headers: response.headers,
  }
}

/** The address of a picture that the client has just uploaded. */
export async function uploadPicture(
  app: TestApp,
  client: TestClient,
  call: Call<{ private?: boolean }, UploadedFile>,
  fields: Record<string, string> = {},
): Promise<string> {
  const answer = await askUpload(app, client, call, await drawPicture(), fields)
  if (answer.status !== 200) throw new Error(`${call.id} answered ${answer.status}: ${answer.message}`)
  return answer.data.url
}
