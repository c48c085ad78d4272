import { longestReportMonths, reportFailures } from '#contract/console/sponsor-reports.ts'
import type { SponsorReport } from '#contract/console/sponsor-reports.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import {
  selectCells,
  selectCompanies,
  selectCountedMonths,
  selectNamed,
  selectProductNames,
  selectSponsored,
} from './sponsor-reports.queries.ts'
import type { Kind } from './sponsor-reports.queries.ts'
import { sumCells } from './sum-cells.ts'

export type ReportAsked = { company_id: number; from: string; until: string; kind: Kind | '' }

/** The number of a month since the year 0; NaN for what is none. */
const monthNumber = (month: string) => {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  return Number(year) * 12 + Number(number)
}

export async function readReport(context: Context, asked: ReportAsked): Promise<SponsorReport> {
  const { db } = context
  const count = monthNumber(asked.until) - monthNumber(asked.from) + 1
  if (!(count >= 1 && count <= longestReportMonths)) throw refuse(reportFailures.monthsWrong)
  const company = (await selectCompanies(db)).find(({ id }) => id === asked.company_id)
  if (!company) throw refuse(failures.dataMissing, { detail: 'company_id' })
  const period = { from: `${asked.from}-01`, until: `${asked.until}-01` }
  const [cells, months, sponsored] = await Promise.all([
    selectCells(db, { companyId: company.id, kind: asked.kind, ...period }),
    selectCountedMonths(db, period.from, period.until),
    selectSponsored(db),
  ])
  const meetingIds = sponsored
    .filter(({ company_id, kind }) => company_id === company.id && kind === 'meeting')
    .map(({ id }) => id)
  const sums = sumCells(cells.map((cell) => ({ ...cell, month: cell.month.slice(0, 7) })))
  const titles = await findTitles(context, sums.items)
  const people = new Map(sums.months.map((one) => [one.month, one.people]))
  return {
    company: company.name,
    months: months
      .map((month) => month.slice(0, 7))
      .map((month) => ({ month, people: people.get(month) ?? 0 })),
    items: sums.items.map((item) => ({ ...item, title: titles.get(`${item.kind} ${item.id}`) ?? '' })),
    groups: sums.groups,
    named: asked.kind === '' || asked.kind === 'meeting' ? await selectNamed(db, meetingIds, months) : [],
  }
}

/** The titles of items; what has been taken back since has none. */
async function findTitles({ db, items, caller }: Context, found: { kind: Kind; id: number }[]) {
  const titles = new Map<string, string>()
  for (const kind of new Set(found.map((item) => item.kind))) {
    const ids = found.filter((item) => item.kind === kind).map(({ id }) => id)
    if (kind === 'product')
      for (const [id, name] of await selectProductNames(db, ids)) titles.set(`product ${id}`, name)
    else
      for (const card of (await items.get(kind).cards?.(db, ids, caller.language)) ?? [])
        titles.set(`${kind} ${card.id}`, card.title)
  }
  return titles
}
