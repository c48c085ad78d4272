import { expect, it } from 'vitest'
import { buildArticle } from '#server/testing/build-content.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const read = async (path: string) => {
  const answer = await fetch(app.url + path)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

it('names an article once search knows it, at its own address', async () => {
  const index = await read('/sitemap.xml')
  expect(index.status).toBe(200)
  expect(index.type).toContain('application/xml')
  expect(index.text).toContain(`<loc>${app.url}/sitemap-1.xml</loc>`)
  const { id } = await buildArticle(app.services.db)
  await expect
    .poll(async () => (await read('/sitemap-1.xml')).text)
    .toContain(`<loc>${app.url}/homeConsultingDetail?information_id=${id}</loc>`)
})

it('has no files beyond the last, nor of other names', async () => {
  for (const path of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-1.5.xml'])
    expect((await read(path)).status).toBe(404)
})
