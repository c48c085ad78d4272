import { sheetQuery } from '#web/features/practice/expert-sheets/paths.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'

const slidesPath = '/expertSlides'

export const lectureSlidePaths = {
  slidesPath,
  slides: (sheet: SheetAddress) => `${slidesPath}?${sheetQuery(sheet)}`,
}
