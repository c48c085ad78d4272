import { deedsOf } from '#kernel/deeds/guarded-deed.ts'
import { memberOf } from '#kernel/answer.ts'
import {
  choiceFilter,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { expectChange } from '#kernel/console-framework/expect-change.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { defineAction, defineResource } from '#kernel/console-framework/resource.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { words } from '#kernel/console-framework/words.ts'
import { may } from '#kernel/member.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { agreeTo, describeAll, findAsked, findDecidable } from './agree.ts'
import { requestRefused } from './requests.notices.ts'
import { openStates, requestRows, updateDecision } from './requests.queries.ts'
import type { RequestRow } from './requests.queries.ts'

const requestStates = states({
  waiting: ['待审批', 'Waiting', 'processing'],
  failed: ['未能执行', 'Not done', 'error'],
  agreed: ['已同意', 'Agreed', 'success'],
  alone: ['首位管理员单独执行', 'Done by the first administrator alone', 'warning'],
  refused: ['已拒绝', 'Refused', 'error'],
  withdrawn: ['已撤回', 'Withdrawn'],
})

const isOpen = ({ state }: RawRow) => openStates.includes(state as RequestRow['state'])
const isOwn = ({ asked_by }: RawRow, { member }: Context) => asked_by === member?.userId

/** Those that wait for this operator, and not for the one who asked. */
const isDecidable = (row: RawRow, context: Context) => {
  const deed = deedsOf(context).find(({ name }) => name === row.deed)
  return isOpen(row) && !isOwn(row, context) && deed !== undefined && may(context.member, deed.secondRight)
}

const checkDecidable = async (context: Context, { id }: RawRow) => void (await findDecidable(context, id))

/** Requests that take two people, for those who may ask for the deed or agree to it. */
export const requestsResource = defineResource({
  name: 'requests',
  title: words('双人审批', 'Two-person approvals'),
  right: 'console.open',
  rows: requestRows,
  titleOf: ({ titles }) => String(titles),
  columns: {
    titles: textColumn('对象', 'About'),
    action: textColumn('操作', 'Action'),
    reason: textColumn('原因', 'Reason'),
    state: stateColumn('状态', 'State', requestStates),
    asker: textColumn('申请人', 'Asked by'),
    asked_at: timeColumn('申请时间', 'Asked at'),
    decider: textColumn('审批人', 'Decided by'),
    decided_at: timeColumn('审批时间', 'Decided at', { isHidden: true }),
    decision_reason: textColumn('审批意见', 'Remark', { isHidden: true }),
    report: textColumn('执行结果', 'Report'),
  },
  filters: {
    q: textFilter('搜索', 'Search'),
    state: stateFilter('状态', 'State', requestStates),
    for_me: choiceFilter('待我审批', 'Waiting for me', { 1: words('待我审批', 'Waiting for me') }),
    asked_at: periodFilter('申请时间', 'Asked at'),
  },
  waiting: [{ title: words('待我审批的申请', 'Requests for a second person'), filters: { for_me: '1' } }],
  present: (row, context) => ({
    ...row,
    action:
      deedsOf(context).find(({ name }) => name === row.deed)?.title[context.caller.language] ??
      String(row.deed),
  }),
  async detail(context, id) {
    const { language } = context.caller
    const fact = factsIn(language)
    const asked = await findAsked(context, id)
    const { request, deed, resource } = asked
    const rows = (await resource?.rows.byIds(context, request.record_ids)) ?? []
    const changes = isOpen(request) ? await describeAll(context, asked, request.record_ids) : request.changes
    return [
      ...rows.map((row) =>
        fact.link('对象', 'About', resource!.titleOf(row, language), `/console/${resource!.name}/${row.id}`),
      ),
      ...changes.map(({ title, before, after }) => fact.change(title, before, after)),
      ...(deed.limit ? [fact.text('需要两人', 'Takes two people', deed.limit.about[language])] : []),
    ]
  },
  actions: {
    agree: defineAction({
      title: words('同意并执行', 'Agree and do it'),
      applies: isDecidable,
      check: checkDecidable,
      run: (context, id, { reason }) => agreeTo(context, id, reason),
    }),
    refuse: defineAction({
      title: words('拒绝', 'Refuse'),
      isDangerous: true,
      asksReason: true,
      applies: isDecidable,
      check: checkDecidable,
      async run(context, id, { reason }) {
        const { request, userId } = await findDecidable(context, id)
        await context.db.transaction(async (db) => {
          await decide({ db }, id, { state: 'refused', decided_by: userId, decision_reason: reason })
          await notify(db, request.asked_by, requestRefused.write({ id, reason }))
        })
      },
    }),
    withdraw: defineAction({
      title: words('撤回', 'Withdraw'),
      applies: (row, context) => isOpen(row) && isOwn(row, context),
      async run(context, id, { reason }) {
        const { userId } = memberOf(context)
        await decide(context, id, { state: 'withdrawn', decided_by: userId, decision_reason: reason })
      },
    }),
  },
})

const decide = async (
  { db }: Pick<Context, 'db'>,
  id: number,
  decided: Parameters<typeof updateDecision>[2],
) => expectChange(await updateDecision(db, id, decided))
