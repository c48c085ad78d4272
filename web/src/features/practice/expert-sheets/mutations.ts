import { expertTaskCalls, guestCalls, sheetCalls } from '#contract/practice/expert-sheets.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { expertSheetQueries } from './queries.ts'

export const expertSheetMutations = {
  confirm: mutationOf(sheetCalls.affirm, {
    answers: ({ id, tcode }) => expertSheetQueries.sheet({ id, tcode }),
    changes: ['tasks'],
    inBackground: true,
  }),
  sendCode: mutationOf(expertTaskCalls.proveDevice),
  editGuest: mutationOf(guestCalls.edit, {
    answers: ({ id, tcode }) => expertSheetQueries.guest({ id, tcode }),
  }),
}
