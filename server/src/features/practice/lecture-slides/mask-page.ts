import { slideCalls, slideFailures } from '#contract/practice/lecture-slides.ts'
import { maskingFailures } from '#contract/community/masking.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { findSlides } from './find-slides.ts'
import { hiddenPages } from './hidden-pages.ts'
import { showSlides } from './show-slides.ts'
import { lockSearch, updatePages } from './slide-searches.queries.ts'

export const maskPage = answer(slideCalls.mask, async ({ page, boxes, ...input }, context) => {
  const { row, slides } = await findSlides(context, input)
  await context.db.transaction(async (db) => {
    const search = await lockSearch(db, slides.id)
    const known = search?.pages.find((one) => one.page === page)
    if (!search || !known) throw refuse(slideFailures.notSearched)
    if (boxes.some((box) => box.x + box.width > known.width || box.y + box.height > known.height))
      throw refuse(maskingFailures.maskingOutside)
    const pages = search.pages.map((one) =>
      one.page === page ? { ...one, boxes, is_decided: 1 as const } : one,
    )
    await updatePages(db, slides.id, { pages, hidden_pages: hiddenPages(pages) })
  })
  return showSlides(context, row)
})
