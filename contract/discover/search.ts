import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { departmentItem } from '../library/departments.ts'
import { digestItem } from '../library/recording-digests.ts'
import { talks } from '../library/transcripts.ts'
import { flag, id, page, paged, text } from '../wire/fields.ts'
import { listOrders } from '../wire/lists.ts'
import {
  columnItem,
  courseTypes,
  doctorItem,
  informationItem,
  listItem,
  meetingItem,
  productionItem,
} from '../wire/items.ts'
import { oneOf } from '../wire/one-of.ts'

/** The tabs of the search, each with a call of its own. */
export const searchTabs = [
  'disease',
  'live',
  'advance',
  'playback',
  'column',
  'consulting',
  'credit',
  'expert',
  'course',
  'operation',
  'passage',
  'digest',
  'department',
  'company',
  'product',
] as const

export const keywordLength = 50

/** A matching range of a text, in UTF-16 units; `end` is exclusive. */
export const hit = z.object({ start: z.int(), end: z.int() })

const markedText = z.object({ text: z.string(), hits: z.array(hit) })

/** By which reading of a word something was found: as typed, another name, something similar, its pronunciation. */
const hows = ['typed', 'synonym', 'near', 'sound'] as const

/** A keyword of a row that is not shown, and the typed word that it stands for. */
const foundReason = z.object({ how: z.enum(hows), typed: z.string(), ...markedText.shape })

/**
 * Why a row matched: its title and the line below (speakers, hospital, maker), with the matches marked, and a keyword if they do not
 * contain every word. Where only some words of a question match, `found_words` are those.
 */
const found = {
  found_title: markedText,
  found_note: markedText,
  found_reason: z.nullable(foundReason),
  found_words: z.array(z.string()),
}

/** Something that is said in a talk. `item_id` is the meeting, the course or the surgical video that the talk belongs to. */
const passageFound = z.object({
  passage_id: z.int(),
  at_seconds: z.int(),
  talk: z.enum(talks),
  talk_id: z.int(),
  talk_title: contentText,
  item_id: z.int(),
  item_title: contentText,
  course_type: oneOf({ none: 0, ...courseTypes }),
  cover: z.string(),
  ...found,
})

const diseaseFound = z.object({
  disease_id: z.int(),
  disease_name: z.string(),
  college_name: z.string(),
  ...found,
})

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

/** The disease or product that a search names, shown above everything else. */
const diseaseLead = z.object({
  disease_id: z.int(),
  disease_name: z.string(),
  college_name: z.string(),
  introduction: contentText,
  other_names: z.array(z.string()),
})

const productLead = z.object({
  product_id: z.int(),
  product_name: z.string(),
  cover: z.string(),
  company_name: z.string(),
  class_name: z.string(),
  indications: z.string(),
  other_names: z.array(z.string()),
})

/** What a typed word was taken for: other names of the same, or something similar because nothing was found as typed. */
const understood = z.object({
  typed: z.string(),
  how: z.enum(['synonym', 'near']),
  names: z.array(z.string()),
})

/** The kinds of things in the index of the search. */
export const indexKinds = [
  'disease',
  'meeting',
  'column',
  'article',
  'doctor',
  'production',
  'operation',
  'passage',
  'digest',
  'department',
  'company',
  'product',
] as const

export type IndexKind = (typeof indexKinds)[number]

export const suggestion = z.object({ kind: z.enum([...indexKinds, 'term']), ...markedText.shape })

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
const columnFound = z.extend(columnItem, found)
const informationFound = z.extend(informationItem, found)
const expertFound = z.extend(doctorItem, found)
const courseFound = z.extend(productionItem, found)
const operationFound = z.extend(listItem, found)
const departmentFound = z.extend(departmentItem, found)
const digestFound = z.extend(digestItem, found)

export const searchCalls = {
  disease: searchCall('search.diseases', `${own}/diseases`, 'Diseases.', diseaseFound),
  live: searchCall('search.live', `${own}/live`, 'Meetings that are going on.', meetingFound),
  advance: searchCall('home.searchAdvance', `${home}/searchadvance`, 'Meetings to come.', meetingFound),
  playback: searchCall(
    'home.searchPlayback',
    `${home}/searchplayback`,
    'Meetings that are over.',
    meetingFound,
  ),
  column: searchCall('home.searchColumn', `${home}/searchcolumn`, 'Columns.', columnFound),
  consulting: searchCall('home.searchConsulting', `${home}/searchconsulting`, 'Articles.', informationFound),
  credit: searchCall('home.searchCredit', `${home}/searchcredit`, 'Credit meetings.', meetingFound),
  expert: searchCall('search.experts', `${own}/experts`, 'Experts.', expertFound),
  course: searchCall('home.courseSearch', `${home}/coursesearch`, 'Courses.', courseFound),
  operation: searchCall('search.operations', `${own}/operations`, 'Surgical videos.', operationFound),
  passage: searchCall(
    'search.passages',
    `${own}/passages`,
    'What is said in talks that everybody may watch, by their captions: each with its second.',
    passageFound,
  ),
  digest: searchCall(
    'search.digests',
    `${own}/digests`,
    'Released digests of recordings that everybody may watch, found by what they quote.',
    digestFound,
  ),
  department: searchCall(
    'department.search',
    '/MedicalCollege/department/search',
    'Departments.',
    departmentFound,
    'GET',
  ),
  company: searchCall('search.companies', `${own}/companies`, 'Companies.', companyFound),
  product: searchCall('search.products', `${own}/products`, 'Products.', productFound),
  all: defineCall({
    id: 'search.all',
    path: `${own}/all`,
    countsVisit: true,
    about:
      'The best results of every tab, at most three of each, led by the disease or the product that the search names. `understood` says what else was searched for. If nothing is found, `nearest` holds similar terms that find something.',
    input: z.object({ ...words, ...scope }),
    output: z.object({
      understood: z.array(understood),
      disease: z.nullable(diseaseLead),
      product: z.nullable(productLead),
      found: z.object({
        disease: z.array(diseaseFound),
        live: z.array(meetingFound),
        advance: z.array(meetingFound),
        playback: z.array(meetingFound),
        column: z.array(columnFound),
        consulting: z.array(informationFound),
        expert: z.array(expertFound),
        course: z.array(courseFound),
        operation: z.array(operationFound),
        passage: z.array(passageFound),
        digest: z.array(digestFound),
        department: z.array(departmentFound),
        company: z.array(companyFound),
        product: z.array(productFound),
      }),
      nearest: z.array(z.string()),
    }),
  }),
  counts: defineCall({
    id: 'search.counts',
    path: `${own}/counts`,
    countsVisit: true,
    about: 'The number of results of each tab. A search made by this call counts towards the hot words.',
    input: z.object({ ...words, ...scope }),
    output: z.record(z.enum(searchTabs), z.int()),
  }),
  suggest: defineCall({
    id: 'search.suggest',
    path: `${own}/suggest`,
    about:
      'Suggestions for what has been typed so far, at most eight: titles, then terms (`kind` is `term`). `kind` narrows them to one tab.',
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
export type FoundReason = z.infer<typeof foundReason>
export type Found = {
  found_title: MarkedText
  found_note: MarkedText
  found_reason: FoundReason | null
  found_words: string[]
}
export type AllFound = z.infer<typeof searchCalls.all.output>
/** The tabs of which `all` shows the best: credit meetings are upcoming or over too. */
export type FoundTab = keyof AllFound['found']
