import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { importCalls } from '#contract/console/imports.ts'
import { recordCalls } from '#contract/console/resources.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { insertVersion } from '#server/features/console/records/records.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload } from '#server/testing/upload-picture.ts'

const app = await testApp()
const { db } = app.services
const { client, user } = await buildMember(app, { operator_roles: ['meetingManager'] })
const list = consoleOf(client, 'meetings')

const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src="https://xinglin.test/a.png" onerror="alert(1)">',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">一</a>',
  '<a href="java\tscript:alert(1)">二</a>',
  '<a href="&#106;avascript:alert(1)">三</a>',
  '<a href="data:text/html,<script>alert(1)</script>">四</a>',
  '<p style="background:url(javascript:alert(1));width:expression(alert(1))">五</p>',
  '<style>@import "//evil.example";</style>',
  '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)"><text>六</text></a></svg>',
  '<svg><p><style><img src="</style><img src=x onerror=alert(1)>"></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<video src="https://xinglin.test/a.mp4" poster="javascript:alert(1)" onplay="alert(1)"></video>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">七</button></form>',
  '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
].join('')

const intro = `<p>安全的介绍</p>${hostile}`

const dangerous = [
  /<\/?(?:script|svg|math|style|iframe|object|embed|form|button|base|meta|link|text)\b/i,
  /<[^>]*\son\w+\s*=/i,
  /<[^>]*\sstyle\s*=/i,
  /<[^>]*(?:href|src|poster|action)\s*=\s*["']?\s*(?!https:\/\/|http:\/\/|\/)[^"'\s>]/i,
]

/** What readers get, and the operators who edit it. */
async function expectSafe(id: number) {
  const asked = { meeting_id: id, schedule_id: undefined }
  const read = (await app.client().call(meetingCalls.detail, asked)).intro
  const edited = String((await list.record(id)).values?.intro)
  for (const html of [read, edited]) {
    expect(html).toContain('安全的介绍')
    for (const pattern of dangerous) expect(html).not.toMatch(pattern)
  }
}

it('of a meeting is harmless when it is saved', async () => {
  const { id } = await buildMeeting(db)
  expect((await list.change(id, { intro })).status).toBe(200)
  await expectSafe(id)
  const [row] = await db.select().from(meetings).where(eq(meetings.id, id))
  for (const pattern of dangerous) expect(row!.intro).not.toMatch(pattern)
})

it('of a meeting is harmless when a version that was never cleaned is brought back', async () => {
  const { id } = await buildMeeting(db)
  await insertVersion(db, {
    resource: 'meetings',
    record_id: id,
    values: { intro },
    saved_by: user.id,
    state: 'published',
    published_at: new Date(),
  })
  const [version] = await client.call(recordCalls.versions, { resource: 'meetings', id })
  expect((await list.change(id, { intro: version!.values.intro })).status).toBe(200)
  await expectSafe(id)
})

it('of a meeting is harmless, no matter how it came into the table', async () => {
  const { id } = await buildMeeting(db, { intro })
  await expectSafe(id)
  // What looks like plain words is shown as words.
  const plain = await buildMeeting(db, { intro: `安全的介绍 ${hostile}` })
  await expectSafe(plain.id)
})

it('of a meeting cannot be imported', async () => {
  const { id } = await buildMeeting(db)
  const quoted = `"${intro.replaceAll('"', '""')}"`
  const table = Buffer.from(`ID,介绍\n${id},${quoted}`)
  const fields = { resource: 'meetings', try: '0', reason: '批量导入' }
  const { data } = await askUpload(app, client, importCalls.begin, table, fields)
  expect(data?.report?.changed ?? 0).toBe(0)
  const [row] = await db.select().from(meetings).where(eq(meetings.id, id))
  expect(row!.intro).not.toContain('安全的介绍')
})

it('of a text with a form of its own is harmless too', async () => {
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  const ads = consoleOf(editor, 'ads')
  const { id } = await ads.create({
    title: '广告',
    advertiser: '企业',
    image: '/files/a.jpg',
    link: '',
    body: intro,
  })
  const body = String((await ads.record(id)).values?.body)
  expect(body).toContain('安全的介绍')
  for (const pattern of dangerous) expect(body).not.toMatch(pattern)
})
