import { expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectBanners, selectHome, selectMenu } from './meeting-home.queries.ts'

const app = await testApp()
const { db } = app.services
const { client } = await buildMember(app, { operator_roles: ['meetingManager'] })
const homes = consoleOf(client, 'meeting-homes')

it('the home of a large meeting is set up and changed', async () => {
  const { id } = await buildMeeting(db, { is_big: true })
  const { values } = await homes.record(id)
  expect(values).toMatchObject({ logo: '', has_invite: true, banners: [], menu: [] })
  const changed = {
    ...values,
    logo_name: '安康医药',
    has_invite: false,
    banners: [
      { title: '主会场', image: '/files/u/2026/11/a.jpg', link: '' },
      { title: '报名', image: '/files/u/2026/11/b.jpg', link: '/login' },
    ],
    menu: [{ kind: 'programme', name: '', name_en: '', link: '' }],
  }
  expect((await homes.askSave(changed, id, values!)).status).toBe(200)
  expect(await selectHome(db, id)).toMatchObject({ logo_name: '安康医药', has_invite: false })
  expect((await selectBanners(db, id)).map(({ title }) => title)).toEqual(['主会场', '报名'])
  expect(await selectMenu(db, id)).toMatchObject([{ kind: 'programme' }])
  // Somebody who began before that is refused where both have changed the same.
  const late = { ...changed, logo_name: '康宁医药' }
  expect((await homes.askSave(late, id, values!)).status).toBe(resourceFailures.changedMeanwhile.status)
})

it('shows what is wrong, and only large meetings', async () => {
  const { id } = await buildMeeting(db, { is_big: true })
  const refused = await homes.change(id, { menu: [{ kind: 'nothing' }] })
  expect(refused.data).toMatchObject({ problems: { menu: expect.stringContaining('第 1 行') } })
  const small = await buildMeeting(db)
  const { data } = await homes.askRows({ q: String(small.id) })
  expect(data.rows).toEqual([])
})

it('is for those who edit meetings', async () => {
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  expect((await consoleOf(editor, 'meeting-homes').askRows()).status).toBe(failures.noPermission.status)
})
