import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { id, nothing, page, paged } from '../wire/fields.ts'
import { disease } from './subjects.ts'
import { itemTypes } from '../wire/item-types.ts'
import { doctorItem, listItem, meetingItem } from '../wire/items.ts'

/** The four kinds of tags that organise the medical college. */
export const tagKinds = ['disease', 'operation', 'part', 'category'] as const

export const tag = z.object({
  tag_id: z.int(),
  tag_name: z.string(),
  /** 0 for a tag of all subjects. */
  college_id: z.int(),
  /** The number of meetings, works, operations and articles with this tag. */
  content_num: z.int(),
})

const contentCounts = z.object({
  meeting: z.int(),
  production: z.int(),
  operation: z.int(),
  information: z.int(),
})

const introduced = {
  college_id: z.int(),
  /** Empty for a tag of all subjects. */
  college_name: z.string(),
  introduction: contentText,
  content_num: contentCounts,
}

export const tagDetail = z.object({ tag_id: z.int(), tag_name: z.string(), ...introduced })

export const diseaseDetail = z.extend(disease, {
  ...introduced,
  doctor_num: z.int(),
  product_num: z.int(),
})

/** A subject in the tree. Its subspecialties are its diseases. */
export const collegeNode = z.object({
  collegeId: z.int(),
  collegeName: z.string(),
  subspecialties: z.array(z.object({ id: z.int(), name: z.string() })),
})

/** A topic that an item belongs to and that has a page of its own. */
export const topic = z.object({
  topic_type: z.enum(['college', 'disease', 'part', 'operation']),
  topic_id: z.int(),
  topic_name: z.string(),
})

const scope = { college_id: z._default(id, 0), disease_id: z._default(id, 0) }

const tagList = (name: string, path: string, about: string) =>
  defineCall({
    id: `college.${name}`,
    method: 'GET',
    path: `/MedicalCollege/tag/${path}`,
    about,
    input: z.object(scope),
    output: z.array(tag),
  })

const meetingList = (name: string, path: string, about: string) =>
  defineCall({
    id: `college.${name}`,
    method: 'GET',
    path: `/MedicalCollege/meeting/${path}`,
    about,
    input: z.object({ ...scope, page }),
    output: paged(meetingItem),
  })

export const collegeCalls = {
  diseaseMenu: defineCall({
    id: 'common.diseaseMenu',
    path: '/api/web/v2/common/diseasemenu',
    about: 'The tab strip of the disease pages: the diseases of a subject, or of the subject of a disease.',
    input: z.object(scope),
    output: z.array(disease),
  }),
  labelContent: defineCall({
    id: 'college.labelContent',
    method: 'GET',
    path: '/MedicalCollege/label/content',
    about: 'The content with a tag, by kind of content and category, latest first.',
    input: z.object({
      tag_type: z.enum(tagKinds),
      tag_id: id,
      type: z.enum(itemTypes),
      category_id: z._default(id, 0),
      page,
    }),
    output: paged(listItem),
  }),
  tagDetail: defineCall({
    id: 'college.tagDetail',
    method: 'GET',
    path: '/MedicalCollege/tag/detail',
    about: 'One tag for operations, parts or categories, with its introduction.',
    input: z.object({ tag_type: z.enum(['operation', 'part', 'category']), tag_id: id }),
    output: tagDetail,
  }),
  diseaseDetail: defineCall({
    id: 'college.diseaseDetail',
    method: 'GET',
    path: '/MedicalCollege/disease/detail',
    about: 'One disease with its introduction and the amount of content about it.',
    input: z.object({ disease_id: id }),
    output: diseaseDetail,
  }),
  diseaseDoctors: defineCall({
    id: 'college.diseaseDoctors',
    method: 'GET',
    path: '/MedicalCollege/disease/doctors',
    about: 'The doctors of a disease.',
    input: z.object({ disease_id: id, page }),
    output: paged(doctorItem),
  }),
  otherDiseases: defineCall({
    id: 'college.otherDiseases',
    method: 'GET',
    path: '/MedicalCollege/disease/others',
    about: 'The other diseases of the same subject.',
    input: z.object({ disease_id: id }),
    output: z.array(disease),
  }),
  diseaseTags: tagList('diseaseTags', 'diseases', 'Tags for diseases, of a subject or of all.'),
  operationTags: tagList(
    'operationTags',
    'operations',
    'Tags for operations, of a subject, of a disease or of all.',
  ),
  partTags: tagList('partTags', 'parts', 'Tags for parts of the body, of a subject, of a disease or of all.'),
  categoryTags: tagList('categoryTags', 'categories', 'Tags for categories, which belong to all subjects.'),
  topicsOfItem: defineCall({
    id: 'college.topicsOfItem',
    method: 'GET',
    path: '/MedicalCollege/label/topics',
    about: 'The subjects, diseases, parts of the body and operations that an item is about.',
    input: z.object({ item_type: z.enum(itemTypes), item_id: id }),
    output: z.array(topic),
  }),
  recentMeetings: meetingList(
    'recentMeetings',
    'recent',
    'Meetings of the last and the next thirty days: upcoming ones first, starting with the next.',
  ),
  liveMeetings: meetingList('liveMeetings', 'live', 'Meetings that are live now.'),
  collegeTree: defineCall({
    id: 'college.collegeTree',
    path: '/MedicalCollege/college/tree',
    about: 'Every subject with its subspecialties.',
    input: nothing,
    output: z.array(collegeNode),
  }),
}

export type TagKind = (typeof tagKinds)[number]
export type Tag = z.infer<typeof tag>
export type TagDetail = z.infer<typeof tagDetail>
export type DiseaseDetail = z.infer<typeof diseaseDetail>
export type Topic = z.infer<typeof topic>
export type CollegeNode = z.infer<typeof collegeNode>
