import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { insertPicture, selectPicture, selectPictures, selectSponsors } from './lecture-evidence.queries.ts'

const app = await testApp()
const { db } = app.services
const { client } = await buildMember(app, { operator_roles: ['meetingManager'] })

async function buildPicture(flag: '' | 'used_before') {
  const { sheet } = await buildSheet(app)
  await insertPicture(db, {
    sheet_id: sheet.id,
    file_key: `u/2026/11/${sheet.id}.jpg`,
    file_digest: Buffer.alloc(32),
    source: 'upload',
    look: 1n,
    flag,
  })
  const [picture] = await selectPictures(db, sheet.id)
  return { sheet, id: picture!.id }
}

it('a doubtful picture is shown and accepted for a reason, once', async () => {
  const pictures = consoleOf(client, 'evidence-pictures')
  const { id } = await buildPicture('used_before')
  const { row } = await pictures.record(id)
  expect(row).toMatchObject({ flag: 'used_before', picture: expect.stringMatching(/^\/files\/u\/.*sig=/) })
  expect(await pictures.problems('accept', [id], {}, '同一会场的两场会议')).toEqual([''])
  expect(await selectPicture(db, id)).toMatchObject({ accept_reason: '同一会场的两场会议' })
  expect(await pictures.problems('accept', [id])).toEqual([operatorFailures.notApplicable.zh])
  const { id: clear } = await buildPicture('')
  expect(await pictures.problems('accept', [clear])).toEqual([operatorFailures.notApplicable.zh])
})

it('accounts of sponsors are added and taken away', async () => {
  const sponsors = consoleOf(client, 'evidence-sponsors')
  const { sheet } = await buildPicture('')
  const first = await buildMember(app)
  const second = await buildMember(app)
  await sponsors.change(sheet.task_id, { sponsors: [first.user.id, second.user.id] })
  expect(await selectSponsors(db, sheet.task_id)).toEqual([first.user.id, second.user.id])
  await sponsors.change(sheet.task_id, { sponsors: [second.user.id] })
  expect(await selectSponsors(db, sheet.task_id)).toEqual([second.user.id])
})

it('is for those who manage experts', async () => {
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  for (const name of ['evidence-pictures', 'evidence-sponsors'])
    expect((await consoleOf(editor, name).askRows()).status).toBe(failures.noPermission.status)
})
