import { expertSessionCalls } from '#contract/practice/expert-sessions.ts'
import { benchOneCall } from '../one-call.ts'
import { prepareSheet, sheetCode } from './prepare-sheet.ts'

/** A sheet opened by its code. */
export const benchSheet = () =>
  benchOneCall({
    name: 'sheet with 40 tasks',
    path: expertSessionCalls.list.path,
    async prepare(databaseUrl) {
      const { taskId, statements } = await prepareSheet(databaseUrl)
      return { fields: { id: String(taskId), tcode: sheetCode }, statements }
    },
  })
