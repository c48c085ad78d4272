import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { countPages, selectPages } from './sitemap.queries.ts'

/** The pages of what search knows, by its kinds. What only members may open is in none of them. */
const addresses: Record<string, string> = {
  article: '/homeConsultingDetail?information_id=',
  company: '/companyDetail?company_id=',
  doctor: '/doctorMainPage?doctor_id=',
  meeting: '/meetingDetail?meeting_id=',
  operation: '/operationDetail?id=',
  product: '/productDetail?product_id=',
}
const kinds = Object.keys(addresses)

/** A file may name 50,000 pages; fewer keep it small. */
const pagesInFile = 20_000
const atOnce = 2_000
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Names the pages that crawlers may know: an index at `/sitemap.xml`, and files by number. */
export function serveSitemap(app: FastifyInstance, services: Services): void {
  const originOf = ({ protocol, host }: FastifyRequest) =>
    services.env.PUBLIC_ORIGIN ?? `${protocol}://${host}`

  app.get('/sitemap.xml', async (request, reply) => {
    const files = Math.max(1, Math.ceil((await countPages(services.db, kinds)) / pagesInFile))
    const entries = Array.from(
      { length: files },
      (_, n) => `<sitemap><loc>${originOf(request)}/sitemap-${n + 1}.xml</loc></sitemap>`,
    )
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(`${head}<sitemapindex ${space}>${entries.join('')}</sitemapindex>`)
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', async (request, reply) => {
    const number = Number(request.params.file)
    if (!Number.isInteger(number) || number < 1) throw refuse(failures.pathMissing)
    const paths = await readFile(services, number)
    if (paths.length === 0 && number > 1) throw refuse(failures.pathMissing)
    const entries = paths.map((path) => `<url><loc>${originOf(request)}${path}</loc></url>`)
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(`${head}<urlset ${space}>${entries.join('\n')}</urlset>`)
  })
}

async function readFile({ db }: Services, number: number): Promise<string[]> {
  const paths: string[] = []
  let after = { kind: '', itemId: 0 }
  for (let skipped = 0; paths.length < pagesInFile;) {
    const rows = await selectPages(db, { kinds, after, limit: atOnce })
    const isBefore = skipped < (number - 1) * pagesInFile
    if (isBefore) skipped += rows.length
    else for (const { kind, itemId } of rows) paths.push(`${addresses[kind]}${itemId}`)
    if (rows.length < atOnce) break
    after = rows.at(-1)!
  }
  return paths
}
