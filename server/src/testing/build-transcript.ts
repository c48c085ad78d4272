import { randomBytes } from 'node:crypto'
import { fileUrl } from '#kernel/files/keys.ts'
import { writeVtt } from '#server/features/library/videos/captions.ts'
import type { TestApp } from './test-app.ts'

/** A stored file of captions: `[second, words]` for each line. */
export async function buildCaptions(
  { services }: TestApp,
  lines: [second: number, words: string][],
  language = 'zh',
) {
  const key = `test/${randomBytes(8).toString('hex')}.vtt`
  const cues = lines.map(([second, words]) => ({
    from: second * 1000,
    to: second * 1000 + 900,
    lines: [words],
  }))
  await services.providers.storage.put(key, Buffer.from(writeVtt(cues)), 'text/vtt')
  return { language, label: language, address: fileUrl(key) }
}
