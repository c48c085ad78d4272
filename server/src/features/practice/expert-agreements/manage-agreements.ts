import { agreementOperatorCalls } from '#contract/practice/expert-agreements.ts'
import type { AgreementText } from '#contract/practice/expert-agreements.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { enterText } from './enter-text.ts'
import { selectAgreementsOfTask, selectTexts } from './expert-agreements.queries.ts'
import { presentSigned } from './show-agreement.ts'

const mostTexts = 50

export const listTexts = answer(agreementOperatorCalls.texts, (_input, { db }) => showTexts(db))

export const addText = answer(agreementOperatorCalls.addText, async (input, context) => {
  await enterText(context, input)
  context.noteChange({ target: { kind: 'expert-agreement-texts', id: 0, name: '' }, after: input })
  return showTexts(context.db)
})

export const listAgreements = answer(agreementOperatorCalls.list, async ({ id }, { db, vault }) => {
  const rows = await selectAgreementsOfTask(db, id)
  return {
    data: rows.map(({ agreement }) => ({
      ...presentSigned(agreement, vault),
      guest_id: agreement.sheet_id,
      guest_name: agreement.signer,
    })),
  }
})

async function showTexts(db: Db): Promise<{ data: AgreementText[] }> {
  const rows = await selectTexts(db, mostTexts)
  return {
    data: rows.map(({ id, content_zh, content_en, created_at }, at) => ({
      text_id: id,
      content_zh,
      content_en,
      create_time: shanghaiTime(created_at),
      is_current: asBit(at === 0),
    })),
  }
}
