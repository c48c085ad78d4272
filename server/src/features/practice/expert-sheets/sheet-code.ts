import { randomInt } from 'node:crypto'
import { sheetLimits } from '#contract/practice/expert-sheets.ts'
import type { Vault } from '#kernel/vault.ts'

/** Without 0 and O, 1, I and L, which look alike in an SMS. */
const codeSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export const newSheetCode = () =>
  Array.from({ length: sheetLimits.code }, () => codeSigns[randomInt(codeSigns.length)]).join('')

/** How long a code opens its sheet after the meeting: one without a fee is never settled. */
export const codeDays = 180

export const digestSheetCode = (vault: Vault, code: string) => vault.digest(`code of a task: ${code}`)

/** The columns of a sheet that opens by this code. */
export const sheetCodeColumns = (vault: Vault, code: string) => ({
  code_digest: digestSheetCode(vault, code),
  code_sealed: vault.seal(code),
})
