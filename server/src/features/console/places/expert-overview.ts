import { sheetStates } from '#contract/practice/expert-sheets.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { checksIn, overviewOf } from '#kernel/console-framework/place.ts'
import { may } from '#kernel/member.ts'
import { selectInvitation } from './places.queries.ts'

/** How far an invitation has come: from the answer to the fee. */
export const expertOverview = overviewOf('experts', async ({ db, caller, member }, id) => {
  const found = await selectInvitation(db, id)
  if (!found) return {}
  const check = checksIn(caller.language)
  const fact = factsIn(caller.language)
  return {
    facts: [
      fact.link('会议', 'Meeting', found.meeting, `/console/meetings/${found.meeting_id}`),
      ...(may(member, 'people.read')
        ? [fact.link('账号', 'Account', `ID ${found.user_id}`, `/console/people/${found.user_id}`)]
        : []),
    ],
    checks: found.is_withdrawn
      ? []
      : [
          check(['已接受邀请', 'Invitation accepted'], {
            isDone: found.status === sheetStates.confirmed,
            to: '',
          }),
          check(['日程已确认', 'Sessions confirmed'], {
            isDone: found.sessions > 0 && found.unconfirmed === 0,
            note: `${found.sessions - found.unconfirmed} / ${found.sessions}`,
            to: 'expert-sessions',
          }),
          check(['协议已签署', 'Agreement signed'], { isDone: found.signed, to: 'expert-agreements' }),
          check(['个人介绍', 'Introduction'], {
            isDone: found.introduction !== '',
            isOptional: true,
            to: '',
          }),
          check(['课件已上传', 'Slides uploaded'], {
            isDone: found.slides > 0,
            isOptional: true,
            note: found.slides,
            to: 'expert-waits',
          }),
          check(['收款身份已认证', 'Payee authenticated'], { isDone: found.authenticated, to: '' }),
          check(['凭证完整', 'Evidence complete'], { isDone: found.evidence, to: 'lecture-evidence' }),
          check(['讲课费已录入并到账', 'Fee entered and available'], {
            isDone: found.fees > 0 && found.unsettled === 0,
            note: found.fees,
            to: 'expert-fees',
          }),
        ],
  }
})
