import { expertTaskCalls, guestCalls, sheetCalls } from '#contract/practice/expert-sheets.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { expertSheetQueries } from './queries.ts'
import type { SheetAddress } from './queries.ts'

const addressOf = ({ id, tcode, guest_id }: SheetAddress): SheetAddress => ({ id, tcode, guest_id })

export const expertSheetMutations = {
  /** Made by `withProof`, which shows its failures. */
  affirm: mutationOf(sheetCalls.affirm, {
    answers: (input) => expertSheetQueries.sheet(addressOf(input)),
    changes: ['tasks'],
    tips: false,
  }),
  editGuest: mutationOf(guestCalls.edit, {
    answers: (input) => expertSheetQueries.guest(addressOf(input)),
    changes: ['tasks'],
    inBackground: true,
  }),
  sendProof: mutationOf(expertTaskCalls.proveDevice),
  /** Made by `withProof`, which shows its failures. */
  confirmDevice: mutationOf(expertTaskCalls.confirmDevice, { changes: ['tasks'], tips: false }),
  logInByCode: mutationOf(expertTaskCalls.codeLogin, { tips: false }),
  logInByPassword: mutationOf(expertTaskCalls.login, { tips: false }),
}
