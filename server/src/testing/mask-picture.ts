import { maskingCalls } from '#contract/community/masking.ts'
import type { MaskBox, Masking } from '#contract/community/masking.ts'
import { teachingCalls } from '#contract/practice/teaching-cases.ts'
import { searchPictureJob } from '#server/features/community/masking/search-picture.ts'
import { runJobs } from './run-jobs.ts'
import type { TestApp, TestClient } from './test-app.ts'
import { askUpload } from './upload-picture.ts'

/** A picture of a teaching case that was looked at. */
export async function searchPicture(
  app: TestApp,
  client: TestClient,
  picture: Buffer,
): Promise<Masking & { url: string }> {
  const { data } = await askUpload(app, client, teachingCalls.upload, picture)
  await runJobs(app, searchPictureJob)
  return { ...(await client.call(maskingCalls.get, { url: data.url })), url: data.url }
}

/** A picture of a teaching case whose masks its author has confirmed. */
export async function maskPicture(app: TestApp, client: TestClient, picture: Buffer, boxes?: MaskBox[]) {
  const { url, found } = await searchPicture(app, client, picture)
  const masks = boxes ?? found.map(({ x, y, width, height }) => ({ x, y, width, height }))
  return { url, ...(await client.call(maskingCalls.confirm, { url, boxes: masks })) }
}
