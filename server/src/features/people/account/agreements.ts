import { agreementCalls } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { cleanRichText } from '#kernel/rich-text.ts'
import { insertAgreementsOnce, selectAgreement, selectAgreements } from './account.queries.ts'
import { standardAgreements } from './agreement-texts/standard-agreements.ts'

export const listAgreements = answer(agreementCalls.list, async (_input, { db, caller }) => {
  const rows = await selectAgreements(db)
  return rows.map((row) => ({ agreement_id: row.id, agreement_name: row[`name_${caller.language}`] }))
})

export const getAgreement = answer(agreementCalls.detail, async (input, { db, caller }) => {
  const row = await selectAgreement(db, input.agreement_id)
  if (!row) throw refuse(failures.dataMissing)
  return {
    agreement_id: row.id,
    agreement_name: row[`name_${caller.language}`],
    content: cleanRichText(row[`content_${caller.language}`]),
  }
})

/** Every installation starts with the product's own texts, until its operator keeps others. */
export const ensureAgreements = (db: Db) =>
  insertAgreementsOnce(
    db,
    standardAgreements.map(({ id, zh, en }) => ({
      id,
      name_zh: zh.name,
      name_en: en.name,
      content_zh: zh.html,
      content_en: en.html,
    })),
  )
