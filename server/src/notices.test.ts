import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import type { Language } from '#contract/wire/language.ts'
import { messageChannels } from '#contract/wire/message-kinds.ts'
import type { NoticeDefinition } from '#kernel/notice.ts'
import { notify } from '#kernel/notify.ts'
import { messageDeliveries } from '#server/features/community/messages/deliveries.tables.ts'
import { messages } from '#server/features/community/messages/messages.tables.ts'
import { features } from './features.ts'
import { buildReachable } from '#server/testing/build-reachable.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const notices = features.flatMap((feature) => feature.notices ?? [])

it('names every event once', () => {
  const names = notices.map(({ event }) => event)
  expect(new Set(names).size).toBe(names.length)
})

it.each(notices.map((notice) => [notice.event, notice] as const))(
  '%s makes one message, in both languages, by its channels',
  async (event, definition) => {
    const { user, client } = await buildReachable(app)
    await db.transaction((db) => notify(db, user.id, definition.write(definition.example)))
    const read = async (language: Language) => {
      client.language = language
      const { data, tabCounts } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
      expect(data).toHaveLength(1)
      expect(tabCounts[definition.kind]).toBe(1)
      return data[0]!
    }
    const [zh, en] = [await read('zh'), await read('en')]
    expect(zh).toMatchObject({ kind: definition.kind, pushTitle: expect.stringMatching(/\p{Script=Han}/u) })
    expect(en.pushTitle).not.toMatch(/\p{Script=Han}/u)
    expect(zh.pushContent).not.toBe(en.pushContent)
    const sent = await db
      .select({ channel: messageDeliveries.channel, event: messages.event })
      .from(messageDeliveries)
      .innerJoin(messages, eq(messages.id, messageDeliveries.message_id))
      .where(eq(messageDeliveries.user_id, user.id))
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(definition.channels.toSorted())
    for (const row of sent) expect(row.event).toBe(event)
  },
)

it.each(notices.map((notice) => [notice.event, notice] as const))(
  '%s says in its bold line what happened, and not only where',
  (_event, definition) => {
    expect(definition.headline?.zh).toMatch(/^[^。]{2,20}$/)
    expect(definition.headline?.en).toMatch(/^[^.]{4,60}$/)
  },
)

const phone = '13812345678'
const idNumber = '11010519491231002X'

/** A notice in which everything that people type holds a phone number and an ID number. */
function writeWithNumbers(definition: NoticeDefinition) {
  const facts = Object.entries(definition.example as Record<string, unknown>)
  const typed = facts.map(([name, value]) => [
    name,
    typeof value === 'string' ? `${value} ${phone} ${idNumber}` : value,
  ])
  return definition.write(Object.fromEntries(typed))
}

const reader = await buildMember(app)

it.each(notices.map((notice) => [notice.event, notice] as const))(
  '%s holds no phone number, no ID number and no name of a patient',
  async (_event, definition) => {
    const facts = Object.keys(definition.example as object)
    expect(facts.filter((name) => /patient|phone|mobile|idNumber|card/i.test(name))).toEqual([])
    const { user, client } = reader
    await db.transaction((db) => notify(db, user.id, writeWithNumbers(definition)))
    for (const language of ['zh', 'en']) {
      client.language = language
      const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 1 })
      expect(data).toMatchObject([{ kind: definition.kind }])
      expect(JSON.stringify(data)).not.toMatch(/138\d{8}|1101\d{10}/)
    }
  },
)

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function rowOf(definition: NoticeDefinition): string {
  const { text, target, channels, isUrgent } = definition.write(definition.example)
  const leadsTo = 'path' in target ? target.path : target.kind
  const ways = messageChannels.filter((channel) => channels.includes(channel)).join(', ')
  return `| \`${definition.event}\` | ${definition.kind} | ${cell(text.zh.title)}：${cell(text.zh.content)} | ${cell(text.en.title)}: ${cell(text.en.content)} | \`${leadsTo}\` | ${ways}${isUrgent ? ' (at once)' : ''} |`
}

const head = `# Messages

Every event of which somebody gets a message, with example facts. Features declare them by \`defineNotice\` in \`<f>.notices.ts\`
and list them in their manifest; \`server/src/notices.test.ts\` writes this page. Each goes into the inbox and over the socket to the
open pages of its reader; the last column names the further channels (decision 038). \`richText\` opens the message itself.

| event | kind | Chinese | English | leads to | channels |
|---|---|---|---|---|---|
`

it('is described in docs/messages.md', async () => {
  const rows = notices.map(rowOf).toSorted()
  await expect(`${head}${rows.join('\n')}\n`).toMatchFileSnapshot('../../docs/messages.md')
})
