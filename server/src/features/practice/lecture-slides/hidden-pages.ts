import type { SlidePage } from '#contract/practice/lecture-slides.ts'

/** A face alone may be the lecturer's: only what is written has to be decided upon. */
const isUndecided = ({ found, is_decided }: SlidePage) =>
  is_decided === 0 && found.some(({ kind }) => kind !== 'face')

/** Pages whose words readers do not get: those with masks, and those that may need some. */
export const hiddenPages = (pages: SlidePage[]): number[] =>
  pages.filter((page) => page.boxes.length > 0 || isUndecided(page)).map(({ page }) => page)
