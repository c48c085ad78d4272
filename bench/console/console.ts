import http from 'node:http'
import { importCalls } from '#contract/console/imports.ts'
import { resourceCalls } from '#contract/console/resources.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { median, productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { compareCall } from '../compare-call.ts'
import { postCall } from '../post-call.ts'
import type { Line } from '../post-call.ts'
import { residentMegabytes } from '../process-cost.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { consoleKilobytes, consoleLimits } from '../../tools/console-size.ts'
import { postTable, writeCoupons } from './import-table.ts'
import { asked, people, preparePeople } from './prepare-people.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const port = 4191
const mostSeconds = 400
const importedRows = 10_000

const fields = {
  ...asked,
  filters: JSON.stringify(asked.filters),
  descending: '1',
  page: String(asked.page),
  size: String(asked.size),
}

/** What its screens load, a list of 100,000 people, its export as a workbook, and an import of 10,000 rows of which one in a hundred is wrong. */
export const benchConsole = (): Promise<BenchResult[]> =>
  within(mostSeconds, async (after) => {
    const postgres = await openTestPostgres()
    after(() => postgres.stop())
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_console')
    const { token, cookie, statements } = await preparePeople(databaseUrl)
    const path = resourceCalls.rows.path
    const ratio = await compareCall({ name: 'people', databaseUrl, path, fields, token, statements })

    const child = startChild(builtServer, port, { ...productionEnv, DATABASE_URL: databaseUrl })
    after(() => child.kill('SIGKILL'))
    await untilAnswering(port)
    const agent = new http.Agent({ keepAlive: true })
    after(() => agent.destroy())
    const line: Line = { agent, port }

    const firstPage = await medianOf(50, () => postCall(line, path, token, fields))

    const farPage = await medianOf(20, () => postCall(line, path, token, { ...fields, ...farFields }))
    const words = ['林99', '林5000', '附属', '8000']
    const found = await medianOf(20, (at) =>
      postCall(line, resourceCalls.search.path, token, { q: words.at(at % words.length) ?? '' }),
    )

    const exported = await measureExport(line, { token, cookie }, child.pid!)
    const importing = performance.now()
    const table = { port, path: importCalls.begin.path, token, table: writeCoupons(importedRows) }
    const report = await postTable(table)
    if (report.problems.length !== importedRows / 100)
      throw new Error('the report does not name every wrong row')
    const seconds = (performance.now() - importing) / 1000
    const lower = { better: 'lower' } as const
    return [
      ...(await judgeScripts()),
      judge({
        name: `list of ${people} people against node:http + pg`,
        value: ratio,
        unit: 'x',
        limit: 0.7,
        better: 'higher',
      }),
      judge({ name: `first page of ${people} people`, value: firstPage, unit: 'ms', limit: 50, ...lower }),
      judge({ name: `page 4,000 of ${people} people`, value: farPage, unit: 'ms', limit: 200, ...lower }),
      judge({ name: `palette over ${people} people`, value: found, unit: 'ms', limit: 50, ...lower }),
      judge({
        name: `export of ${people} people`,
        value: exported.megabytes,
        unit: 'MB',
        limit: 100,
        ...lower,
      }),
      judge({
        name: `export of ${people} people, time it takes`,
        value: exported.seconds,
        unit: 's',
        limit: 15,
        ...lower,
      }),
      judge({ name: `import of ${importedRows} rows`, value: seconds, unit: 's', limit: 60, ...lower }),
    ]
  })

/** The whole list in its own order, nearly at its end. */
const farFields = { filters: '{}', sort: '', page: '4000', size: '20' }

async function medianOf(times: number, ask: (at: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let at = 0; at < times; at++) {
    const begun = performance.now()
    await ask(at)
    taken.push(performance.now() - begun)
  }
  return median(taken)
}

/** The most memory above what the server had before, while the workbook is sent. */
async function measureExport(line: Line, login: { token: string; cookie: string }, pid: number) {
  const asking = { resource: 'people', filters: '{}', columns: '[]' }
  const { url } = (await postCall(line, resourceCalls.exportAddress.path, login.token, asking)) as {
    url: string
  }
  const before = await residentMegabytes(pid)
  const begun = performance.now()
  const { body } = await fetch(`http://127.0.0.1:${line.port}${url}`, { headers: { cookie: login.cookie } })
  let most = before
  let bytes = 0
  for await (const piece of body!) {
    bytes += piece.length
    most = Math.max(most, await residentMegabytes(pid))
  }
  if (bytes < people * 10) throw new Error('the workbook is too small to hold everybody')
  return { megabytes: most - before, seconds: (performance.now() - begun) / 1000 }
}

const judgeScripts = () =>
  Promise.all(
    Object.entries(consoleLimits).map(async ([name, { screen, limit }]) =>
      judge({
        name: `${name} screen of the console, gzip`,
        value: await consoleKilobytes(screen),
        unit: 'KB',
        limit,
        better: 'lower',
      }),
    ),
  )
