import { eq } from 'drizzle-orm'
import PdfPaper from 'pdfkit'
import { expect, it, vi } from 'vitest'
import { maskingFailures, maskingStates } from '#contract/community/masking.ts'
import { slideCalls, slideFailures } from '#contract/practice/lecture-slides.ts'
import { identityFinder } from '#kernel/files/find-identity.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { standInText, useStandInFinder } from '#server/testing/find-letters.ts'
import { hasTool } from '#server/testing/has-tool.ts'
import { playPageDrawing } from '#server/testing/play-page-drawing.ts'
import { testApp } from '#server/testing/test-app.ts'
import { uploadSlides } from '#server/testing/upload-slides.ts'
import { hiddenPages } from './hidden-pages.ts'
import { slideSearches } from './lecture-slides.tables.ts'
import { searchSlides } from './search-slides.ts'
import { beginSearch } from './slide-searches.queries.ts'

useStandInFinder()

const app = await testApp()
const { db } = app.services
const drawing = await playPageDrawing()
const named = { text: [{ ...standInText, sign: 'name' as const }, standInText], faces: [standInText] }
const clean = { text: [standInText], faces: [] }

async function upload(pages: number) {
  const { expert, ids } = await buildSheet(app)
  const paper = new PdfPaper({ autoFirstPage: false, compress: false })
  for (let page = 1; page <= pages; page++) paper.addPage().text(`Page ${page}`)
  paper.end()
  const body = Buffer.concat(await Array.fromAsync(paper as AsyncIterable<Buffer>))
  const { slides_id } = await uploadSlides(app, expert.client, ids, body)
  const read = async () => (await expert.client.call(slideCalls.list, ids)).slides[0]!
  return { client: expert.client, ids: { ...ids, slides_id }, read }
}

it('keeps of each page what tells of a patient and faces, and lets the lecturer decide', async () => {
  const { client, ids, read } = await upload(2)
  expect(await read()).toMatchObject({ search_state: maskingStates.searching, pages: [] })
  expect((await client.ask(slideCalls.mask, { ...ids, page: 1, boxes: [] })).message).toBe(
    slideFailures.notSearched.zh,
  )
  vi.mocked(identityFinder.find).mockResolvedValueOnce([clean, named])
  await searchSlides(app.services, drawing)
  const size = { width: 160, height: 90 }
  expect(await read()).toMatchObject({
    search_state: maskingStates.found,
    pages: [
      { ...size, page: 1, found: [], boxes: [], is_decided: 0 },
      {
        ...size,
        page: 2,
        found: [
          { ...standInText, kind: 'name' },
          { ...standInText, kind: 'face' },
        ],
      },
    ],
  })
  const mask = (page: number, boxes: (typeof standInText)[], asker = client) =>
    asker.ask(slideCalls.mask, { ...ids, page, boxes })
  // Of two at once neither undoes the other.
  await Promise.all([mask(1, [standInText]), mask(2, [standInText])])
  expect((await read()).pages).toMatchObject([
    { boxes: [standInText], is_decided: 1 },
    { boxes: [standInText], is_decided: 1 },
  ])
  expect((await mask(2, [{ ...standInText, x: 141 }])).status).toBe(maskingFailures.maskingOutside.status)
  expect((await mask(3, [])).status).toBe(slideFailures.notSearched.status)
  const { client: stranger } = await buildMember(app)
  for (const other of [stranger, app.client()]) expect((await mask(2, [], other)).status).not.toBe(200)
})

it('goes on after a server that died, and gives up after three tries', async () => {
  const { ids, read } = await upload(1)
  const triesOf = async () =>
    (await db.select().from(slideSearches).where(eq(slideSearches.slides_id, ids.slides_id)))[0]!.tries
  // This one died before it had searched.
  expect((await beginSearch(db, 3))?.slides_id).toBe(ids.slides_id)
  expect(await triesOf()).toBe(1)
  vi.mocked(identityFinder.find)
    .mockRejectedValueOnce(new Error('no memory'))
    .mockRejectedValueOnce(new Error('again'))
  await searchSlides(app.services, drawing)
  expect(await triesOf()).toBe(3)
  expect((await read()).search_state).toBe(maskingStates.unsearched)
})

it('waits for a machine that can draw a PDF', async () => {
  const { read } = await upload(1)
  await searchSlides(app.services, '/nowhere/pdftoppm')
  expect((await read()).search_state).toBe(maskingStates.searching)
  await searchSlides(app.services, drawing)
  expect((await read()).search_state).toBe(maskingStates.found)
})

it.runIf(hasTool('pdftoppm'))('searches what poppler draws', async () => {
  const { read } = await upload(11)
  vi.mocked(identityFinder.find).mockImplementationOnce((files) => Promise.resolve(files.map(() => clean)))
  await searchSlides(app.services)
  const { pages } = await read()
  expect(pages.map(({ page }) => page)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1))
  expect(pages[0]!.height).toBe(1600)
})

it('hides pages with masks and those that may need some, but none for a face', () => {
  const page = { page: 1, width: 160, height: 90, found: [], boxes: [], is_decided: 0 as const }
  const name = { ...standInText, kind: 'name' as const }
  const face = { ...standInText, kind: 'face' as const }
  expect(
    hiddenPages([
      page,
      { ...page, page: 2, found: [name] },
      { ...page, page: 3, found: [face] },
      { ...page, page: 4, found: [name], is_decided: 1 },
      { ...page, page: 5, boxes: [standInText], is_decided: 1 },
    ]),
  ).toEqual([2, 5])
})
