import { answerCalls } from '#contract/discover/answers.ts'
import { userTypes } from '#contract/people/account.ts'
import { answer } from '#kernel/answer.ts'
import { presentPassage } from '#server/features/library/quoted-passages/quoted-passages.present.ts'
import { selectQuotes } from '#server/features/library/quoted-passages/quoted-passages.queries.ts'
import { selectDigestQuotesOf, selectShownOf } from './quoted-of.queries.ts'

const shown = 6
/** Some of them may be closed by now. */
const looked = 24

/** What a doctor is quoted for: passages that answered doctors, for doctors; and statements of digests, for everybody. */
export const listQuotedOf = answer(answerCalls.quotedOf, async ({ doctor_id }, { db, member }) => {
  const found = await selectShownOf(db, doctor_id, looked)
  const askedFor = new Map(found.map(({ id, asked }) => [id, asked]))
  const rows = await selectQuotes(db, [...askedFor.keys()])
  const order = [...askedFor.keys()]
  const answers = rows
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .slice(0, shown)
    .map((row) => ({ ...presentPassage(row), asked_for: askedFor.get(row.id)!.slice(0, shown) }))
  const isDoctor = member?.userType === userTypes.doctor
  return {
    for_doctors: !isDoctor && answers.length > 0,
    answers: isDoctor ? answers : [],
    digests: await selectDigestQuotesOf(db, doctor_id, shown),
  }
})
