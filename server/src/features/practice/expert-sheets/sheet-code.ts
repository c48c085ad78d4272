import type { Vault } from '#kernel/vault.ts'

export const digestSheetCode = (vault: Vault, code: string) => vault.digest(`code of a task: ${code}`)

/** The columns of a sheet that opens by this code. */
export const sheetCodeColumns = (vault: Vault, code: string) => ({
  code_digest: digestSheetCode(vault, code),
  code_sealed: vault.seal(code),
})
