import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { certificateKeyPath } from '#contract/meetings/certificates.ts'
import { feeCalls } from '#contract/practice/expert-fees.ts'
import { evidenceCalls, evidenceVerifierPath } from '#contract/practice/lecture-evidence.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { storeBytes } from '#kernel/files/store-bytes.ts'
import { readBalances } from '#server/features/commerce/ledger/person-balances.ts'
import { buildRecording } from '#server/testing/build-content.ts'
import { buildFee } from '#server/testing/build-fee.ts'
import { addLecturePicture, buildLecture, paintPicture } from '#server/testing/build-lecture.ts'
import type { Lecture } from '#server/testing/build-lecture.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { signAgreement } from '#server/testing/sign-agreement.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'
import { makeVideo, testPicture } from '#server/testing/upload-video.ts'
import { releaseDueFees } from '#server/features/practice/expert-fees/release-fees.ts'
import { buildEvidence, gatherForSheet } from './gather-evidence.ts'
import { selectPictures } from './lecture-evidence.queries.ts'

const app = await testApp()
const { db } = app.services
const verifier = path.resolve(import.meta.dirname, '../../../../../tools/verify-evidence.mjs')

const addPicture = (built: Lecture, picture: Buffer) => addLecturePicture(app, built, picture)

const usable = async ({ expert, ids }: Lecture) =>
  (await expert.client.call(evidenceCalls.get, ids)).figures.pictures

it('is complete with pictures, pays the fee once and builds a pack that is verified offline', async () => {
  const built = await buildLecture(app)
  const { expert, ids, sheet } = built
  expect(await expert.client.call(evidenceCalls.get, ids)).toMatchObject({
    is_complete: 0,
    missing: ['没有可用的会议照片'],
    figures: { live_minutes: 30, most_viewers: 2, slides: 1, pictures: 0 },
  })
  expect(await gatherForSheet(app.services, sheet.id)).toBe(false)
  await addPicture(built, await paintPicture(5))
  expect(
    await Promise.all([gatherForSheet(app.services, sheet.id), gatherForSheet(app.services, sheet.id)]),
  ).toEqual([true, true])
  expect((await readBalances(db, expert.user.id)).available).toBe(420_000)
  await buildEvidence.run(app.services, { sheetId: sheet.id })
  const { packs, is_complete } = await expert.client.call(evidenceCalls.get, ids)
  expect(is_complete).toBe(1)

  const folder = mkdtempSync(path.join(process.env.XINGLIN_TEST_FOLDER!, 'pack-'))
  const [pack, key] = [path.join(folder, 'pack.zip'), path.join(folder, 'key.pem')]
  writeFileSync(pack, Buffer.from(await (await fetch(app.url + packs[0]!.file_url)).arrayBuffer()))
  writeFileSync(key, await (await fetch(app.url + certificateKeyPath)).text())
  const said = execFileSync(process.execPath, [verifier, pack, key], { encoding: 'utf8' })
  expect(said).toContain('genuine')
  for (const name of ['agreement-1.pdf', 'slides.pdf', 'pictures/1.jpg', 'evidence.pdf'])
    expect(said).toContain(name)

  // The page that people save does the same with the same code, under a policy that lets nothing else run.
  const page = await fetch(app.url + evidenceVerifierPath)
  const html = await page.text()
  const script = /<script type="module">([^]*)<\/script>/.exec(html)![1]!
  const hash = createHash('sha256').update(script).digest('base64')
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`)
  const checkInPage = runInThisContext(
    `(() => { ${script.slice(0, script.indexOf('const byId'))}; return (pack) => checkPack(pack, siteKey) })()`,
  ) as (pack: Uint8Array) => Promise<{ isGenuine: boolean; faults: object[] }>
  expect(await checkInPage(readFileSync(pack))).toMatchObject({ isGenuine: true, faults: [] })

  const forged = readFileSync(pack)
  const at = forged.indexOf('%PDF-')
  forged[at + 200] = forged[at + 200]! ^ 1
  writeFileSync(pack, forged)
  const refused = spawnSync(process.execPath, [verifier, pack, key], { encoding: 'utf8' })
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('was changed')])
  expect(await checkInPage(forged)).toMatchObject({ isGenuine: false, faults: [{ kind: 'changed' }] })
})

it('is inherited by a fee that is entered later, which opens the sheet again and is paid', async () => {
  const built = await buildLecture(app)
  const { expert, ids, operator, sheet } = built
  await addPicture(built, await paintPicture(6))
  expect(await gatherForSheet(app.services, sheet.id)).toBe(true)
  const settled = () =>
    db.execute(sql`select settled_at from expert_sheets where id = ${sheet.id} and settled_at is not null`)
  expect((await settled()).rows).toHaveLength(1)
  const late = { sheet_id: sheet.id, title: '课件制作', gross_fen: 100_000 }
  const { id: fee_id } = await consoleOf(operator.client, 'expert-fees').create(late)
  expect((await settled()).rows).toHaveLength(0)
  const { rows } = await db.execute(
    sql`select kind from sheet_messages where sheet_id = ${sheet.id} and kind = 'change'`,
  )
  expect(rows).toHaveLength(1)
  await signAgreement(app, built)
  await expert.client.call(feeCalls.affirm, { ...ids, fee_id, type: true, reason: '' })
  await releaseDueFees(app.services, new Date())
  const { fees } = await expert.client.call(feeCalls.list, ids)
  expect(fees.map(({ status }) => status)).toEqual([2, 2])
  expect((await settled()).rows).toHaveLength(1)
})

it('takes its pictures from the recording, when an operator asks for the pack', async () => {
  const { expert, ids, meeting, operator, sheet } = await buildLecture(app)
  const video = await storeBytes(app.services, {
    bytes: await makeVideo(testPicture),
    extension: 'mp4',
    mime: 'video/mp4',
    name: 'lecture.mp4',
    ownerId: expert.user.id,
    purpose: 'recording',
  })
  await insertFile(db, video)
  await buildRecording(db, meeting.id, { video: `/files/${video.key}`, seconds: 4, published: false })
  const asked = await consoleOf(operator.client, 'lecture-evidence').problems('build', [sheet.id])
  expect(asked).toEqual([''])
  await runJobs(app, buildEvidence)
  const evidence = await expert.client.call(evidenceCalls.get, ids)
  expect(evidence).toMatchObject({ is_complete: 1, figures: { pictures: 6 } })
  const pictures = await selectPictures(db, sheet.id)
  expect(new Set(pictures.map(({ source }) => source))).toEqual(new Set(['stream']))
  const { facts } = await consoleOf(operator.client, 'lecture-evidence').record(sheet.id)
  expect(facts).toContainEqual(expect.objectContaining({ title: '资料包', kind: 'link' }))
  const { fees } = await expert.client.call(feeCalls.list, ids)
  expect(fees[0]!.status).toBe(2)
})

it('flags pictures that were used before or are too old, until an operator accepts them', async () => {
  const [one, other] = [await buildFee(app, { from: -2 }), await buildFee(app, { from: -2 })]
  const picture = await paintPicture(31)
  expect(await addPicture(one, picture)).toBe('')
  const smaller = await sharp(picture).resize(320).webp().toBuffer()
  expect(await addPicture(other, smaller)).toBe('used_before')
  expect(await addPicture(other, await paintPicture(77, '2024:03:05 09:30:00'))).toBe('too_old')
  const old = (await selectPictures(db, other.sheet.id))[1]!
  expect(shanghaiTime(old.taken_at!)).toBe('2024-03-05 09:30')
  expect(await usable(other)).toBe(0)
  const pictures = consoleOf(other.operator.client, 'evidence-pictures')
  expect((await pictures.run('accept', old.id, { reason: '相机时间未校准' })).problem).toBe('')
  expect(await usable(other)).toBe(1)
})

it('is taken as complete by an operator with a reason, after the meeting', async () => {
  const { operator, sheet, expert, ids } = await buildFee(app, { from: -2 })
  const reason = '线下会议，照片由主办方存档'
  const foreign = consoleOf(expert.client, 'lecture-evidence')
  expect((await foreign.askRun('complete', sheet.id, { reason })).status).toBe(403)
  expect(await doByTwo(app, operator.client, ['lecture-evidence', 'complete', sheet.id], { reason })).toBe('')
  expect(await expert.client.call(evidenceCalls.get, ids)).toMatchObject({ is_complete: 1 })
  const { fees } = await expert.client.call(feeCalls.list, ids)
  expect(fees[0]!.missing).not.toContain('会议资料正在整理')
  const early = await buildFee(app)
  // It is not listed before its meeting is over.
  const { problem } = await consoleOf(operator.client, 'lecture-evidence').run('complete', early.sheet.id)
  expect(problem).toBe(failures.dataMissing.zh)
})
