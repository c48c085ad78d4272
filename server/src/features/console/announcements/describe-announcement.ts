import type { Audience } from '#contract/console/announcements.ts'
import type { ShownFact } from '#contract/wire/shown-resource.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { separators } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import type { Context } from '#kernel/services.ts'
import { countDeliveries, countRead, selectAnnouncement } from './announcements.queries.ts'
import { channelWords, identityWords, provinceWords, titleWords } from './announcements.text.ts'
import { countPeople } from './audience.queries.ts'

/** What an announcement says, whom it is for and what became of it. */
export async function describeAnnouncement(context: Context, id: number): Promise<ShownFact[]> {
  const { db, caller } = context
  const fact = factsIn(caller.language)
  const row = await selectAnnouncement(db, id)
  if (!row) return []
  return [
    fact.text('摘要', 'Summary', row.content),
    ...(row.content_en === '' ? [] : [fact.text('英文摘要', 'English summary', row.content_en)]),
    ...(row.body === '' ? [] : [fact.rich('正文', 'Text', row.body)]),
    ...(row.body_en === '' ? [] : [fact.rich('英文正文', 'English text', row.body_en)]),
    ...(row.path === '' ? [] : [fact.link('跳转页面', 'Leads to', row.path, row.path)]),
    fact.text('收件人', 'Audience', await describeAudience(context, row.audience)),
    ...(row.message_id === null
      ? [fact.text('当前收件人数', 'People in the audience now', await countPeople(db, row.audience))]
      : await describeResults(context, row.message_id)),
  ]
}

const everybody = { zh: '全部用户', en: 'everybody' }
const verified = { zh: '已认证医生', en: 'verified doctors' }

/** The conditions in words. */
async function describeAudience(context: Context, audience: Audience): Promise<string> {
  const { language } = context.caller
  const named = (values: string[], names: Record<string, Words>) =>
    values.map((value) => names[value]?.[language] ?? value).join(separators[language])
  const conditions = [
    named(audience.identities, identityWords),
    named(audience.provinces, provinceWords),
    await titlesOf(context, 'subjects', audience.subjects),
    audience.department,
    named(audience.titles, titleWords),
    audience.is_verified ? verified[language] : '',
    await titlesOf(context, 'unions', audience.unions),
    await titlesOf(context, 'people', audience.people),
  ]
  return conditions.filter(Boolean).join(' · ') || everybody[language]
}

/** What records of a list are called. */
async function titlesOf(context: Context, name: string, ids: number[]): Promise<string> {
  const resource = resourcesOf(context).all.find((one) => one.name === name)
  if (!resource || ids.length === 0) return ''
  const { language } = context.caller
  return (await resource.rows.byIds(context, ids))
    .map((row) => resource.titleOf(row, language))
    .join(separators[language])
}

const outcomes = {
  zh: { sent: '送达', failed: '失败', dropped: '未送（已读或已撤回）', waiting: '等待' },
  en: { sent: 'sent', failed: 'failed', dropped: 'not needed any more', waiting: 'waiting' },
}

async function describeResults({ db, caller }: Context, messageId: number): Promise<ShownFact[]> {
  const fact = factsIn(caller.language)
  const words = outcomes[caller.language]
  const [{ reached, read }, deliveries] = await Promise.all([
    countRead(db, messageId),
    countDeliveries(db, messageId),
  ])
  const share = reached === 0 ? '' : ` · ${Math.round((read / reached) * 100)}%`
  return [
    fact.text('进入收件箱', 'In inboxes', reached),
    fact.text('已读', 'Read', `${read}${share}`),
    ...deliveries.map(({ channel, sent, failed, dropped, waiting }) => {
      const title = channelWords[channel as keyof typeof channelWords]
      const counts = [
        `${words.sent} ${sent}`,
        `${words.failed} ${failed}`,
        `${words.dropped} ${dropped}`,
        `${words.waiting} ${waiting}`,
      ]
      return fact.text(title.zh, title.en, counts.join(' · '))
    }),
  ]
}
