import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { departmentItem } from '../library/departments.ts'
import { flag, id, page, paged, text } from '../wire/fields.ts'
import { listOrders } from '../wire/lists.ts'
import {
  columnItem,
  doctorItem,
  informationItem,
  listItem,
  meetingItem,
  productionItem,
} from '../wire/items.ts'

/** The tabs of the search, each with a call of its own. */
export const searchTabs = [
  'advance',
  'playback',
  'column',
  'consulting',
  'credit',
  'expert',
  'course',
  'operation',
  'department',
  'company',
  'product',
] as const

export const keywordLength = 50

/** A matching range of a text, in UTF-16 units; `end` is exclusive. */
export const hit = z.object({ start: z.int(), end: z.int() })

const markedText = z.object({ text: z.string(), hits: z.array(hit) })

/** Why a row matched: its title and the line below (speakers, hospital, maker), with the matches marked. */
const found = { found_title: markedText, found_note: markedText }

const companyFound = z.object({
  company_id: z.int(),
  company_name: z.string(),
  logo: z.string(),
  ...found,
})

const productFound = z.object({
  product_id: z.int(),
  product_name: z.string(),
  cover: z.string(),
  company_name: z.string(),
  ...found,
})

export const suggestion = z.object({ kind: z.string(), ...markedText.shape })

const words = { keyword: z._default(text(keywordLength), '') }
const scope = { college_id: z._default(id, 0), disease_id: z._default(id, 0) }
/** Without an `order` the best match comes first. `is_free` selects free or paid courses. */
const searchInput = z.object({
  ...words,
  ...scope,
  page,
  order: z.optional(z.enum(listOrders)),
  is_free: z.optional(flag),
})

const searchCall = <Row extends z.core.$ZodType>(
  name: string,
  path: `/${string}`,
  about: string,
  row: Row,
  method: 'GET' | 'POST' = 'POST',
) =>
  defineCall({
    id: name,
    method,
    path,
    about: `${about} 20 a page, best match first unless \`order\` asks for the latest or the most viewed. Without a keyword the result is empty.`,
    input: searchInput,
    output: paged(row),
  })

const home = '/api/web/v2/home'
const own = '/api/web/v2/search'
const meetingFound = z.extend(meetingItem, found)

export const searchCalls = {
  advance: searchCall('home.searchAdvance', `${home}/searchadvance`, 'Meetings to come.', meetingFound),
  playback: searchCall(
    'home.searchPlayback',
    `${home}/searchplayback`,
    'Meetings that are over.',
    meetingFound,
  ),
  column: searchCall('home.searchColumn', `${home}/searchcolumn`, 'Columns.', z.extend(columnItem, found)),
  consulting: searchCall(
    'home.searchConsulting',
    `${home}/searchconsulting`,
    'Articles.',
    z.extend(informationItem, found),
  ),
  credit: searchCall('home.searchCredit', `${home}/searchcredit`, 'Credit meetings.', meetingFound),
  expert: searchCall('search.experts', `${own}/experts`, 'Experts.', z.extend(doctorItem, found)),
  course: searchCall(
    'home.courseSearch',
    `${home}/coursesearch`,
    'Courses.',
    z.extend(productionItem, found),
  ),
  operation: searchCall(
    'search.operations',
    `${own}/operations`,
    'Surgical videos.',
    z.extend(listItem, found),
  ),
  department: searchCall(
    'department.search',
    '/MedicalCollege/department/search',
    'Departments.',
    z.extend(departmentItem, found),
    'GET',
  ),
  company: searchCall('search.companies', `${own}/companies`, 'Companies.', companyFound),
  product: searchCall('search.products', `${own}/products`, 'Products.', productFound),
  counts: defineCall({
    id: 'search.counts',
    path: `${own}/counts`,
    about: 'The number of results of each tab. A search made by this call counts towards the hot words.',
    input: z.object({ ...words, ...scope }),
    output: z.record(z.enum(searchTabs), z.int()),
  }),
  suggest: defineCall({
    id: 'search.suggest',
    path: `${own}/suggest`,
    about: 'Suggestions for what has been typed so far, at most eight. `kind` narrows them to one tab.',
    input: z.object({ ...words, ...scope, kind: z.optional(z.enum(searchTabs)) }),
    output: z.array(suggestion),
  }),
  hotWords: defineCall({
    id: 'home.hotWords',
    path: `${home}/hotwords`,
    about:
      'What several people searched for recently: those of the subject, then those of all. `page` is ignored.',
    input: z.object({ ...scope, page }),
    output: z.array(z.object({ word: z.string() })),
  }),
}

export type SearchTab = (typeof searchTabs)[number]
export type Hit = z.infer<typeof hit>
export type MarkedText = z.infer<typeof markedText>
export type Found = { found_title: MarkedText; found_note: MarkedText }
