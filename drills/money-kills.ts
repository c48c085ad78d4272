import { groupCalls } from '#contract/commerce/groups.ts'
import { orderCalls } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { recordCalls } from '#contract/console/resources.ts'
import { correctionAnswers, correctionStates, feeCalls } from '#contract/practice/expert-fees.ts'
import type { FeeList } from '#contract/practice/expert-fees.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { prepareShop } from '../bench/money/shop.ts'
import type { Shop } from '../bench/money/shop.ts'
import { kills, query, unbalancedSql, untilNothing, whileKilled } from '../bench/money/while-killed.ts'
import type { Caller } from '../bench/money/while-killed.ts'

const experts = 4
const buyers = 4
/** Of two buyers each. */
const groups = 2
const works = 600
const feesOfEach = 300
/** What a fee was, then after the first correction, then after the second. */
const [firstFen, lowerFen, lastFen] = [500_000, 300_000, 400_000]
const [priceFen, groupFen] = [9900, 5900]

type World = { shop: Shop; fees: { taskId: number; feeId: number }[][]; monthIds: number[] }

/** What somebody was told is done: it must be true afterwards, and once. */
type Told = {
  corrected: Set<number>
  returned: Set<number>
  grouped: Set<number>
  alone: Set<number>
  receipts: Set<string>
  months: Set<number>
}

/**
 * Fees are corrected twice, lessons are returned, groups are completed and left alone, organisers and taxes are paid and months
 * are closed, while the server and then the database are killed ten times each.
 */
export async function drillMoneyKills(say: (line: string) => void): Promise<void> {
  const told: Told = {
    corrected: new Set(),
    returned: new Set(),
    grouped: new Set(),
    alone: new Set(),
    receipts: new Set(),
    months: new Set(),
  }
  const { retried, ...faults } = await whileKilled<World, Record<string, number>>({
    name: 'xinglin_money_kills',
    port: 4155,
    workers: experts + buyers + groups + 1,
    prepare,
    work: (world, worker, caller, isOver) => work({ world, worker, caller, isOver, told }),
    async find(url) {
      await endGroups(url)
      // What is owed back is sent by jobs, which try again after a while; one that was killed twice, after minutes.
      await query(
        url,
        `update pgboss.job set start_after = now() where name = 'send-refund' and state < 'active'`,
      )
      await untilNothing(url, 'select from refunds where state in (3, 4)')
      for (const line of await describeRefunds(url, told)) say(line)
      return findFaults(url, told)
    },
  })
  const counts = Object.entries(told).map(([name, { size }]) => `${size} ${name}`)
  say(`${counts.join(', ')} through ${2 * kills} kills; ${retried} calls made again`)
  for (const [name, count] of Object.entries(faults)) say(`${name}: ${count}`)
  if (Object.values(told).some(({ size }) => size === 0)) throw new Error('something was never done')
  if (Object.values(faults).some((count) => count !== 0)) throw new Error('the books are wrong')
}

async function prepare(url: string): Promise<World> {
  const people = experts + buyers + 2 * groups
  const shop = await prepareShop(url, { buyers: people, works })
  await query(url, 'update productions set course_type = 2')
  await query(
    url,
    `insert into production_episodes (production_id, title, video, seconds, sort)
     select p.id, 'lesson ' || n, '/files/a.mp4', 100, n from productions p, generate_series(1, 2) n`,
  )
  await query(
    url,
    `insert into group_offers (production_id, price_fen, size, hours) select id, ${groupFen}, 2, 24 from productions`,
  )
  const fees: World['fees'] = []
  for (const { userId } of shop.buyers.slice(0, experts)) fees.push(await prepareFees(url, userId))
  const now = shanghaiTime(new Date()).slice(0, 7)
  const { rows: months } = await query<{ id: number; month: string }>(
    url,
    `select id::int, month from ledger_months where month >= '2016-01' and month < $1 order by month`,
    [now],
  )
  await query(
    url,
    `insert into ledger_accounts (kind) values ('receivable_organisers'), ('bank') on conflict do nothing`,
  )
  await query(
    url,
    `with entry as (insert into ledger_entries (reference, kind, happened_at)
         select 'month ' || month, 'organiser_paid', (month || '-10')::timestamptz from ledger_months where id = any($1)
         returning id),
       posted as (insert into ledger_postings (entry_id, account_id, amount_fen)
         select e.id, a.id, case a.kind when 'bank' then -1 else 1 end from entry e, ledger_accounts a
         where a.kind in ('receivable_organisers', 'bank') returning account_id, amount_fen)
     update ledger_accounts a set balance_fen = balance_fen + p.fen
     from (select account_id, sum(amount_fen) as fen from posted group by account_id) p where p.account_id = a.id`,
    [months.map(({ id }) => id)],
  )
  return { shop, fees, monthIds: months.map(({ id }) => id) }
}

/** Each of a meeting that is over, with all that is asked for before it is paid; every second one lacks the evidence. */
async function prepareFees(url: string, userId: number): Promise<World['fees'][number]> {
  const { rows } = await query<World['fees'][number][number]>(
    url,
    `with meeting as (insert into meetings (college_id, title, cover, begin_at, end_at)
         select c.id, '年会 ' || n, '/files/c.png', now() - interval '3 hours', now() - interval '1 hour'
         from (select id from colleges limit 1) c, generate_series(1, ${feesOfEach}) n returning id),
       task as (insert into expert_tasks (meeting_id) select id from meeting returning id),
       sheet as (insert into expert_sheets (task_id, user_id, status, decided_at)
         select id, $1, 1, now() from task returning id, task_id),
       fee as (insert into expert_fees (sheet_id, title, gross_fen, agreed_at, evidence_at)
         select id, '专题讲座', ${firstFen}, now(), case when id % 2 = 0 then now() end from sheet returning id, sheet_id)
     select fee.id::int as "feeId", sheet.task_id::int as "taskId" from fee join sheet on sheet.id = fee.sheet_id`,
    [userId],
  )
  return rows
}

type Work = { world: World; worker: number; caller: Caller; isOver: () => boolean; told: Told }

async function work(given: Work): Promise<void> {
  const { worker, isOver } = given
  for (let at = 0; !isOver(); at++) {
    if (worker < experts) await correctTwice(given, at)
    else if (worker < experts + buyers) await returnLesson(given, at)
    else if (worker < experts + buyers + groups) await buyTogether(given, worker - experts - buyers, at)
    else await keepBooks(given, at)
  }
}

/** Confirms a fee, lowers it, confirms it again where it was not paid, and raises it, which the expert accepts. */
async function correctTwice({ world, worker, caller, told }: Work, at: number): Promise<void> {
  const next = world.fees[worker]?.[at]
  if (!next) return
  const { taskId, feeId } = next
  const token = world.shop.buyers[worker]?.token ?? ''
  const of = { id: String(taskId) }
  const affirm = () => caller.ask(feeCalls.affirm.path, { ...of, fee_id: String(feeId), type: '1' }, token)
  const correct = (gross_fen: number) => caller.doByTwo(['expert-fees', 'correct', feeId], { gross_fen })
  const accept = async () => {
    const { data } = await caller.ask(feeCalls.list.path, of, token)
    const fee = (data as FeeList).fees.find(({ fee_id }) => fee_id === feeId)!
    const open = fee.corrections.find(({ status }) => status === correctionStates.toConfirm)
    if (!open) return
    const said = { correction_id: String(open.correction_id), type: String(correctionAnswers.accept) }
    await caller.ask(feeCalls.answerCorrection.path, { ...of, ...said }, token)
  }
  await affirm()
  await correct(lowerFen)
  await affirm()
  await correct(lastFen)
  await affirm()
  await accept()
  told.corrected.add(feeId)
}

/** Pays, reported twice at once. */
async function buy(
  caller: Caller,
  token: string,
  wanted: Record<string, string>,
): Promise<Order | undefined> {
  const { data } = await caller.ask(orderCalls.create.path, { item_type: 'production', ...wanted }, token)
  const order = data as Order | null
  if (!order?.order_id) return undefined
  await caller.ask(orderCalls.charge.path, { order_id: String(order.order_id), channel: 'sandbox' }, token)
  const fen = Math.round(Number(order.pay_amount) * 100)
  await caller.pay(order.order_no)
  await Promise.all([caller.notify(order.order_no, fen), caller.notify(order.order_no, fen)])
  return order
}

async function returnLesson({ world, worker, caller, told }: Work, at: number): Promise<void> {
  const token = world.shop.buyers[worker]?.token ?? ''
  const order = await buy(caller, token, { item_id: String(world.shop.workIds[at % (works / 2)]) })
  if (!order) return
  const of = { order_id: String(order.order_id) }
  const { data } = await caller.ask(orderCalls.refundChoice.path, of, token)
  const { lessons } = data as { lessons: { episode_id: number; is_returned: number }[] }
  const lesson_ids = JSON.stringify([lessons[0]?.episode_id])
  const asked = await caller.ask(
    orderCalls.refund.path,
    { ...of, reason: '重复', part: 'lessons', lesson_ids },
    token,
  )
  const { refund } = asked.data as Order
  if (!refund) return
  const problem = await caller.doByTwo(['refunds', 'pass', refund.refund_id])
  if (problem === '') told.returned.add(order.order_id)
}

/** Two buy together; every third group stays alone, and its time is over. */
async function buyTogether({ world, caller, told }: Work, pair: number, at: number): Promise<void> {
  const [one = '', other = ''] = world.shop.buyers
    .slice(experts + buyers + 2 * pair)
    .map(({ token }) => token)
  const item_id = String(world.shop.workIds[works / 2 + at + (pair * works) / 4])
  const first = await buy(caller, one, { item_id, group: 'NEW' })
  if (!first?.group) return
  if (at % 3 === 2) {
    told.alone.add(first.order_id)
    return
  }
  const second = await buy(caller, other, { item_id, group: first.group.code })
  if (!second) return
  await caller.ask(groupCalls.detail.path, { code: first.group.code }, one)
  for (const { order_id } of [first, second]) told.grouped.add(order_id)
}

async function keepBooks({ world, caller, told }: Work, at: number): Promise<void> {
  const enter = async (resource: string, values: { receipt_no: string } & Record<string, unknown>) => {
    const fields = { resource, values: JSON.stringify(values), reason: 'bench', lang: 'zh' }
    const { data } = await caller.ask(recordCalls.save.path, fields, world.shop.operator.token)
    const requestId = (data as { request_id: number | null } | null)?.request_id
    // After a kill the first answer is lost, and the second one is that it was asked for.
    if (requestId && (await caller.agree(requestId)) === '') told.receipts.add(values.receipt_no)
  }
  const moment = new Date().toISOString()
  await enter('organiser-payments', {
    receipt_no: `IN ${at}`,
    payer: '医学会',
    meeting_id: null,
    amount_fen: 100,
    received_at: moment,
  })
  await enter('tax-payments', {
    receipt_no: `TAX ${at}`,
    month: shanghaiTime(new Date()).slice(0, 7),
    amount_fen: 1,
    paid_at: moment,
  })
  const monthId = world.monthIds[at]
  if (monthId === undefined) return
  if ((await caller.doByTwo(['ledger-months', 'close', monthId])) === '') told.months.add(monthId)
}

/** The time of those who are left alone is over, and everybody's money goes back by itself. */
async function endGroups(url: string): Promise<void> {
  await query(url, `update purchase_groups set deadline_at = now() - interval '1 minute' where state = 1`)
  await query(url, `update pgboss.job set start_after = now() where name = 'end-group' and state < 'active'`)
  await untilNothing(url, 'select from purchase_groups where state = 1')
  await untilNothing(
    url,
    'select from orders o join purchase_groups g on g.id = o.group_id where g.state = 3 and o.status = 2',
  )
}

/** Orders that were not refunded once, with all of their refunds. */
async function describeRefunds(url: string, { returned, alone }: Told): Promise<string[]> {
  const { rows } = await query<{ line: string }>(
    url,
    `select 'order ' || o.id || ' in state ' || o.status || ': ' || coalesce(string_agg(concat_ws(' ', 'refund', r.id, 'in state', r.state,
         'of', r.amount_fen, 'fen, lessons', r.lesson_ids, 'asked', r.asked_at, 'decided', r.reviewed_at, 'sent', r.sent_at), '; '), 'none') as line
     from orders o left join refunds r on r.order_id = o.id where o.id = any($1::bigint[])
     group by o.id having count(*) filter (where r.state = 5) <> 1 or count(*) filter (where r.state <> 6) > 1`,
    [[...returned, ...alone]],
  )
  return rows.map(({ line }) => line)
}

/** Each number is of what is not as it was told, or not once. */
async function findFaults(url: string, told: Told): Promise<Record<string, number>> {
  const { rows } = await query<Record<string, string>>(
    url,
    `with fee as (select f.id, f.gross_fen, f.available_at,
         (select count(*) from expert_fee_corrections c where c.fee_id = f.id) as corrections,
         (select coalesce(sum(t.gross_fen), 0) from taxed_payments t where t.source = 'expert ' || f.id) as taxed_fen
       from expert_fees f where f.id = any($1::bigint[]))
     select
       (select count(*) from fee where gross_fen <> ${lastFen} or corrections <> 2) as "fees not corrected twice",
       (select count(*) from fee where available_at is not null and taxed_fen <> ${lastFen}) as "fees paid otherwise",
       (select count(*) from orders o where o.id = any($2::bigint[]) and not (o.status = 2
         and (select sum(r.amount_fen) from refunds r where r.order_id = o.id and r.state = 5) = ${priceFen / 2}
         and exists (select from rights g where g.order_id = o.id and g.revoked_at is null
           and cardinality(g.returned_lessons) = 1))) as "lessons not returned once",
       (select count(*) from orders o where o.id = any($3::bigint[]) and not (o.status = 2
         and exists (select from rights g where g.order_id = o.id and g.revoked_at is null))) as "groups not complete",
       (select count(*) from orders o where o.id = any($4::bigint[]) and not (o.status = 6
         and (select array_agg(r.amount_fen) from refunds r where r.order_id = o.id and r.state = 5) = array[${groupFen}]
         and not exists (select from rights g where g.order_id = o.id))) as "orders of groups not returned once",
       (select count(*) from unnest($5::text[]) n (receipt_no) where 1 <> (select count(*)
         from (select 'organiser payment ' || p.id as reference from organiser_payments p where p.receipt_no = n.receipt_no
           union all select 'tax payment ' || p.id from tax_payments p where p.receipt_no = n.receipt_no) p
         join ledger_entries e on e.reference = p.reference)) as "receipts not booked once",
       (select count(*) from unnest($6::bigint[]) n (id) where not exists (select from ledger_months m where m.id = n.id
         and m.closed_at is not null and m.entry_count = (select count(*) from ledger_entries e
           where to_char(e.happened_at at time zone 'Asia/Shanghai', 'YYYY-MM') = m.month))) as "months not closed",
       (select count(*) from (select from refunds where state <> 6 group by order_id, lesson_ids having count(*) > 1) r)
         as "refunds doubled",
       ${unbalancedSql} as "fen that do not sum up"`,
    [
      [...told.corrected],
      [...told.returned],
      [...told.grouped],
      [...told.alone],
      [...told.receipts],
      [...told.months],
    ],
  )
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]))
}
