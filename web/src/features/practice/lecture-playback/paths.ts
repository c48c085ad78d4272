import { sheetQuery } from '#web/features/practice/expert-sheets/paths.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'

const lecturePath = '/expertLecture'

export const lecturePlaybackPaths = {
  lecturePath,
  lecture: (sheet: SheetAddress) => `${lecturePath}?${sheetQuery(sheet)}`,
}
