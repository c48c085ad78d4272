import type { Services } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import { selectUnsealed, updateSealed } from './invoices.queries.ts'

const batch = 500

type Entered = { tax_no: string; email: string }

export const sealInvoice = (vault: Vault, { tax_no, email }: Entered) => ({
  tax_no_sealed: vault.seal(tax_no),
  email_sealed: vault.seal(email),
})

/** What an invoice says; one of before may not be sealed yet. */
export const openInvoice = (
  vault: Vault,
  row: Entered & { tax_no_sealed: Buffer | null; email_sealed: Buffer | null },
): Entered => ({
  tax_no: row.tax_no_sealed ? vault.openText(row.tax_no_sealed) : row.tax_no,
  email: row.email_sealed ? vault.openText(row.email_sealed) : row.email,
})

/** Seals what was stored in the clear by versions of before, some at a time. */
export async function sealInvoices({ db, vault }: Services): Promise<void> {
  for (;;) {
    const rows = await selectUnsealed(db, batch)
    if (rows.length === 0) return
    for (const { id, ...entered } of rows) await updateSealed(db, id, sealInvoice(vault, entered))
  }
}
