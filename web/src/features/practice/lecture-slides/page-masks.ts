import type { MaskBox } from '#contract/community/masking.ts'
import type { SlidePage } from '#contract/practice/lecture-slides.ts'

const signsOn = ({ found }: SlidePage) => found.filter(({ kind }) => kind !== 'face')

/** Until its lecturer has decided, a page is shown with masks on what tells of a patient. A face may be the lecturer's own. */
export const masksOf = (page: SlidePage): MaskBox[] => (page.is_decided === 1 ? page.boxes : signsOn(page))

/** The numbers of the pages that their lecturer has to decide upon. */
export const undecidedPages = (pages: readonly SlidePage[]): number[] =>
  pages.filter((page) => page.is_decided === 0 && signsOn(page).length > 0).map(({ page }) => page)
