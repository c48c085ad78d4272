import type { Language } from '#contract/wire/language.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { WrongValue } from '#kernel/console-framework/fields.ts'
import type { Field, Fields } from '#kernel/console-framework/fields.ts'
import type { Context } from '#kernel/services.ts'

/** What stands above the numbers of records, as in an export. */
export const idColumn = 'ID'

/** A required field has a star behind its title in the template. */
const nameOf = (cell: string) => cell.trim().replace(/\s*\*$/, '')

export type Heading = {
  /** Where the numbers of records are; -1 where they are not. */
  idAt: number
  /** The field of each column; undefined for one that names none. */
  keys: (string | undefined)[]
  /** The columns that no field has, without those that only an export or a file of wrong rows has. */
  ignored: string[]
}

/** Finds the fields by their titles in either language. */
export function readHeading(fields: Fields, head: string[]): Heading {
  const names = head.map(nameOf)
  const keys = names.map(
    (name) =>
      Object.entries(fields).find(
        ([key, { title, readCell }]) =>
          readCell !== undefined && (key === name || title.zh === name || title.en === name),
      )?.[0],
  )
  const idAt = names.findIndex((name) => name.toUpperCase() === idColumn)
  const ignored = names.filter(
    (name, at) =>
      keys[at] === undefined && at !== idAt && name !== '' && !Object.values(problemColumn).includes(name),
  )
  return { idAt, keys, ignored }
}

export const problemColumn: Record<Language, string> = { zh: '问题', en: 'Problem' }

/** Finds records by what they are called, each name once. */
export function openTitles(context: Context) {
  const found = new Map<string, Promise<number>>()
  const look = async (name: string, title: string): Promise<number> => {
    const resource = resourcesOf(context).openOptions(context, name)
    if (!('q' in resource.filters)) throw new WrongValue({ zh: '请填写 ID', en: 'please give the ID' })
    const { rows } = await resource.rows.page(context, {
      filters: { q: title },
      sort: '',
      descending: true,
      limit: 50,
      offset: 0,
    })
    const called = rows.filter((row) =>
      (['zh', 'en'] as const).some((language) => {
        const whole = resource.titleOf(row, language)
        return whole === title || whole.split(' · ')[0] === title
      }),
    )
    if (called.length === 1) return called[0]!.id
    throw new WrongValue(
      called.length === 0
        ? { zh: `没有“${title}”`, en: `there is no “${title}”` }
        : { zh: `有多个“${title}”，请填写 ID`, en: `there are several “${title}”; please give the ID` },
    )
  }
  return (resource: string, title: string): Promise<number> => {
    const key = `${resource} ${title}`
    const known = found.get(key) ?? look(resource, title)
    found.set(key, known)
    return known
  }
}

type Titles = ReturnType<typeof openTitles>

/** What a row says of a record: its number, if it has one, and what is entered into the fields of its columns. */
export type Entered = { id: number | undefined; values: Record<string, unknown> }

/** Reads a row; a cell that cannot be read is a `WrongCell`. */
export async function readCells(
  fields: Fields,
  { idAt, keys }: Heading,
  cells: string[],
  titles: Titles,
): Promise<Entered> {
  const values: Record<string, unknown> = {}
  for (const [at, key] of keys.entries()) {
    const field = key === undefined ? undefined : fields[key]
    if (!field?.readCell) continue
    try {
      values[key!] = await entered(field, (cells[at] ?? '').trim(), titles)
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error
      throw new WrongCell(field, error)
    }
  }
  const id = idAt === -1 ? '' : (cells[idAt] ?? '').trim()
  return { id: id === '' ? undefined : Number(id), values }
}

export class WrongCell extends Error {
  readonly field: Field
  readonly problem: WrongValue['problem']
  constructor(field: Field, { problem }: Pick<WrongValue, 'problem'>) {
    super(problem.en)
    this.field = field
    this.problem = problem
  }
}

async function entered(field: Field, cell: string, titles: Titles): Promise<unknown> {
  const read = field.readCell!(cell)
  if (field.kind === 'reference') return idOf(field, read as string, titles)
  if (field.kind !== 'references') return read
  return Promise.all((read as string[]).map((one) => idOf(field, one, titles)))
}

/** Records are named by their number or by what they are called. */
const idOf = async ({ resource = '' }: Field, cell: string, titles: Titles) =>
  cell === '' || /^\d+$/.test(cell) ? cell : titles(resource, cell)
