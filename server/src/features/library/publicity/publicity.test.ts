import { describe, expect, it } from 'vitest'
import { accountFailures } from '#contract/people/account.ts'
import {
  publicityCalls,
  publicityFailures,
  publicityLimits,
  publicityStates,
} from '#contract/library/publicity.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { commonFields, testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const filled = {
  name: '林晓',
  phone: '13912345678',
  hospital: '江城大学附属第一医院',
  department: '心血管内科',
  title: '主治医师',
  topic: '高血压患者的家庭自测',
  description: '用三个短视频讲清楚如何测、何时测、怎样记录。',
  files: [] as string[],
}

async function saveFile(ownerId: number, name = '提纲.pdf'): Promise<string> {
  const key = newUploadKey('pdf', new Date())
  await insertFile(app.services.db, {
    key,
    mime: 'application/pdf',
    size: 9,
    original_name: name,
    owner_id: ownerId,
    private: true,
  })
  return fileUrl(key)
}

const applicationsOf = async (userId: number) => {
  const { rows } = await app.services.db.execute(
    `select * from publicity_applications where user_id = ${userId} order by id`,
  )
  return rows as { phone_sealed: Buffer; files: string[]; state: number }[]
}

const asForm = { ...filled, files: '[]' }

/** The envelope for fields that no client of ours would send. */
async function post(token: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ ...commonFields({ guestId: '' }), ...fields })
  const answer = await fetch(app.url + publicityCalls.apply.path, {
    method: 'POST',
    headers: { token },
    body,
  })
  return (await answer.json()) as { status: number; message: string }
}

describe('an application', () => {
  it('is kept and told back with a masked phone and the names of its files', async () => {
    const { client, user } = await buildMember(app)
    const files = [await saveFile(user.id), await saveFile(user.id, '封面.png')]
    const answer = await client.call(publicityCalls.apply, { ...filled, files })
    expect(answer).toMatchObject({
      ...filled,
      phone: '139****5678',
      files: [
        { url: files[0], name: '提纲.pdf' },
        { url: files[1], name: '封面.png' },
      ],
      state: publicityStates.open,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    })
    expect((await client.call(publicityCalls.detail, {})).application).toEqual(answer)
  })

  it('keeps the phone unreadable at rest', async () => {
    const { client, user } = await buildMember(app)
    await client.call(publicityCalls.apply, filled)
    const [row] = await applicationsOf(user.id)
    expect(row!.phone_sealed.includes(filled.phone)).toBe(false)
    expect(app.services.vault.openText(row!.phone_sealed)).toBe(filled.phone)
  })

  it('takes the number of the account when none is given', async () => {
    const { client, user, phone } = await buildMember(app)
    await client.call(publicityCalls.apply, { ...filled, phone: '' })
    const [row] = await applicationsOf(user.id)
    expect(app.services.vault.openText(row!.phone_sealed)).toBe(phone)
  })

  it('takes 500 characters, whether a line end came as one or as two', async () => {
    const { client } = await buildMember(app)
    const description = `${'字'.repeat(249)}\r\n${'字'.repeat(250)}`
    const answer = await client.call(publicityCalls.apply, { ...filled, description })
    expect(answer.description).toHaveLength(publicityLimits.description)
  })

  it('counts a file that is named twice once', async () => {
    const { client, user } = await buildMember(app)
    const file = await saveFile(user.id)
    const answer = await client.call(publicityCalls.apply, { ...filled, files: [file, file] })
    expect(answer.files).toHaveLength(1)
  })

  it('is offered from the profile while there is none', async () => {
    const { client, user, phone } = await buildMember(app)
    expect(await client.call(publicityCalls.detail, {})).toEqual({
      application: null,
      profile: {
        name: user.truename,
        phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
        hospital: user.hospital,
        department: user.department,
        title: user.title,
      },
    })
  })

  it('may follow one that has been decided', async () => {
    const { client, user } = await buildMember(app)
    await client.call(publicityCalls.apply, filled)
    await app.services.db.execute(`update publicity_applications set state = 2 where user_id = ${user.id}`)
    expect((await client.call(publicityCalls.detail, {})).application?.state).toBe(publicityStates.declined)
    const next = await client.call(publicityCalls.apply, { ...filled, topic: '第二次' })
    expect((await client.call(publicityCalls.detail, {})).application).toEqual(next)
  })

  it('is nobody else’s to see', async () => {
    const { client } = await buildMember(app)
    await client.call(publicityCalls.apply, filled)
    const other = await buildMember(app)
    expect((await other.client.call(publicityCalls.detail, {})).application).toBeNull()
  })
})

describe('an application is refused', () => {
  it('to visitors', async () => {
    expect((await app.client().ask(publicityCalls.apply, filled)).status).toBe(401)
    expect((await app.client().ask(publicityCalls.detail, {})).status).toBe(401)
  })

  it('while another one is open', async () => {
    const { client, user } = await buildMember(app)
    await client.call(publicityCalls.apply, filled)
    const answer = await client.ask(publicityCalls.apply, { ...filled, topic: '另一个' })
    expect(answer).toMatchObject({
      status: publicityFailures.alreadyOpen.status,
      message: publicityFailures.alreadyOpen.zh,
    })
    client.language = 'en'
    expect((await client.ask(publicityCalls.apply, filled)).message).toBe(publicityFailures.alreadyOpen.en)
    expect(await applicationsOf(user.id)).toHaveLength(1)
  })

  it('nine times when ten arrive at once', async () => {
    const { client, user } = await buildMember(app)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        client.ask(publicityCalls.apply, { ...filled, topic: `选题${at}` }),
      ),
    )
    const statuses = answers.map((answer) => answer.status).sort((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => publicityFailures.alreadyOpen.status)])
    expect(await applicationsOf(user.id)).toHaveLength(1)
  })

  it('with a file of somebody else, one that does not exist, or one from elsewhere', async () => {
    const { client, user } = await buildMember(app)
    const stranger = await buildMember(app)
    const own = await saveFile(user.id)
    const key = own.slice('/files/'.length)
    for (const file of [
      await saveFile(stranger.user.id),
      fileUrl(newUploadKey('pdf', new Date())),
      `https://example.org${own}`,
      `xxxxxxx${key}`,
      `${own}?w=100`,
    ]) {
      const answer = await client.ask(publicityCalls.apply, { ...filled, files: [own, file] })
      expect(answer.status, file).toBe(publicityFailures.fileNotOwn.status)
    }
    expect(await applicationsOf(user.id)).toHaveLength(0)
  })

  it('with a phone that is none', async () => {
    const { client } = await buildMember(app)
    for (const phone of ['139****5678', '12345678901', '1391234567'])
      expect((await client.ask(publicityCalls.apply, { ...filled, phone })).status).toBe(
        accountFailures.wrongPhone.status,
      )
  })

  it('without a phone when the account has none', async () => {
    const { client } = await buildMember(app, { phone_sealed: null, phone_digest: null })
    expect((await client.ask(publicityCalls.apply, { ...filled, phone: '' })).status).toBe(
      accountFailures.wrongPhone.status,
    )
  })

  it.each([
    ['name', '林'.repeat(11)],
    ['name', '   '],
    ['hospital', ''],
    ['department', '科'.repeat(31)],
    ['title', ''],
    ['topic', '题'.repeat(61)],
    ['description', '字'.repeat(501)],
    ['description', ''],
    ['topic', '题\0'],
    ['name', '林\n晓'],
    ['description', '字\0'],
    ['files', String.raw`["/files/\u0000"]`],
    ['files', 'not json'],
    ['files', '["/files/a","/files/b","/files/c","/files/d"]'],
    ['files', '[1]'],
    ['files', '{"length":1}'],
  ])('when %s is wrong (%#)', async (field, value) => {
    const { client, user } = await buildMember(app)
    expect(await post(client.token, { ...asForm, [field]: value })).toMatchObject({
      status: failures.parameterError.status,
      message: `${failures.parameterError.zh}: ${field}`,
    })
    expect(await applicationsOf(user.id)).toHaveLength(0)
  })

  it.each(['name', 'hospital', 'department', 'title', 'topic', 'description'] as const)(
    'when %s is missing',
    async (field) => {
      const { client } = await buildMember(app)
      const { [field]: _left, ...rest } = asForm
      expect(await post(client.token, rest)).toMatchObject({
        status: failures.parametersMissing.status,
        message: `${failures.parametersMissing.zh}: ${field}`,
      })
    },
  )

  it('a say in its own state and owner', async () => {
    const { client, user } = await buildMember(app)
    const stranger = await buildMember(app)
    await post(client.token, { ...asForm, state: '1', user_id: String(stranger.user.id), id: '1' })
    expect(await applicationsOf(user.id)).toMatchObject([{ state: publicityStates.open }])
    expect(await applicationsOf(stranger.user.id)).toHaveLength(0)
  })
})
