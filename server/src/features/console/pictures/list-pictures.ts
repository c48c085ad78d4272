import { pictureCalls, picturesOfPage } from '#contract/console/pictures.ts'
import { answer } from '#kernel/answer.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { offsetOf } from '#kernel/paging.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { countPictures, selectPictures } from './pictures.queries.ts'

export const listPictures = answer(pictureCalls.list, async ({ q, page }, { db }) => {
  const asked = { q, limit: picturesOfPage, offset: offsetOf(page, picturesOfPage) }
  const [rows, total] = await Promise.all([selectPictures(db, asked), countPictures(db, q)])
  const pictures = rows.map(({ key, name, uploadedBy, uploadedAt }) => ({
    url: fileUrl(key),
    name,
    uploaded_by: uploadedBy,
    uploaded_at: shanghaiTime(uploadedAt),
  }))
  return { pictures, total }
})
