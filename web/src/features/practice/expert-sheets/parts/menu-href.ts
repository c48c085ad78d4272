import { menuTypes } from '#contract/practice/expert-duties.ts'
import type { MenuItem } from '#contract/practice/expert-duties.ts'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'

/** Where an item of the menu leads: embedded pages are shown inside the area. */
export const menuHref = (taskId: number, { type, content_url }: MenuItem): string =>
  type === menuTypes.embedded ? expertSheetPaths.embedded(taskId, content_url) : content_url
