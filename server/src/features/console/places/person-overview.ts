import { moneyText } from '#contract/wire/amount.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { overviewOf } from '#kernel/console-framework/place.ts'
import { presentPoints } from '#server/features/meetings/certificates/certificates.present.ts'
import { selectPersonSummary } from './person-summary.queries.ts'

/** What there is of a person at a glance, each leading to where it stands. */
export const personOverview = overviewOf('people', async ({ db, caller }, id) => {
  const found = await selectPersonSummary(db, id)
  const fact = factsIn(caller.language)
  const say = (zh: string, en: string) => ({ zh, en })[caller.language]
  const to = (part: string) => `/console/people/${id}/${part}`
  return {
    facts: [
      fact.link('登录中的设备', 'Devices logged in', String(found.logins), to('logins')),
      fact.link('有效学分', 'Credit', presentPoints(found.points_tenths), to('credits')),
      fact.link('有效证书', 'Valid certificates', String(found.certificates), to('certificates')),
      fact.link('已付款订单', 'Paid orders', `${found.orders} · ${moneyText(found.paid_fen)}`, to('orders')),
      fact.link('处理中的退款', 'Refunds under way', String(found.refunds), to('refunds')),
      fact.link(
        '评论',
        'Comments',
        say(`${found.comments}（隐藏 ${found.hidden}）`, `${found.comments} (${found.hidden} hidden)`),
        to('comments'),
      ),
      ...(found.note
        ? [fact.link('最近的客服记录', 'Latest note of support', found.note, to('support-notes'))]
        : []),
    ],
  }
})
