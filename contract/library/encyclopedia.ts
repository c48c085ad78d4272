import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { bit, id, nothing, page, paged, text } from '../wire/fields.ts'
import { adItem } from './ads.ts'
import { disease } from './subjects.ts'
import { itemTypes } from '../wire/item-types.ts'
import { doctorItem, listItem } from '../wire/items.ts'

export const productKinds = ['drug', 'device'] as const

/** What can mention a product. */
export const mentionTypes = [...itemTypes, 'disease', 'doctor'] as const

export const companyItem = z.object({
  company_id: z.int(),
  company_name: z.string(),
  logo: z.string(),
  product_num: z.int(),
})

export const companyDetail = z.extend(companyItem, {
  profile: z.string(),
  city: z.string(),
  /** 0 if unknown. */
  founded_year: z.int(),
  subscribe_num: z.int(),
  is_subscribed: bit,
})

export const productItem = z.object({
  product_id: z.int(),
  product_name: z.string(),
  kind: z.enum(productKinds),
  cover: z.string(),
  specification: z.string(),
  indications: z.string(),
  class_name: z.string(),
  company_id: z.int(),
  company_name: z.string(),
  /** A to Z by the pronunciation of the name, # for others. */
  letter: z.string(),
})

export const productDocument = z.object({
  document_id: z.int(),
  name: z.string(),
  url: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Rich text, cleaned by the server; empty for a file that can only be downloaded. */
  preview: z.string(),
})

export const productDetail = z.extend(productItem, {
  class_id: z.int(),
  /** Empty if there is none. */
  product_name_en: z.string(),
  /** What the leaflet of a drug says; empty for devices. */
  composition: z.string(),
  dose: z.string(),
  contraindications: z.string(),
  interactions: z.string(),
  notes: z.string(),
  company: companyItem,
  documents: z.array(productDocument),
  diseases: z.array(disease),
  doctors: z.array(doctorItem),
  /** The number of mentions by kind of content. */
  mention_num: z.object({
    meeting: z.int(),
    production: z.int(),
    operation: z.int(),
    information: z.int(),
  }),
})

export const productClass = z.object({
  class_id: z.int(),
  class_name: z.string(),
  kind: z.enum(productKinds),
  product_num: z.int(),
})

/** A class with its subclasses; its count includes theirs. */
export const productClassNode = z.extend(productClass, { children: z.array(productClass) })

const subscription = z.object({ is_subscribed: bit, subscribe_num: z.int() })
const collegeId = z._default(id, 0)

/** All filters of product lists. */
const productFilter = {
  kind: z.optional(z.enum(productKinds)),
  class_id: z._default(id, 0),
  company_id: z._default(id, 0),
  college_id: collegeId,
  keyword: z.optional(text(50)),
}

export const encyclopediaCalls = {
  home: defineCall({
    id: 'encyclopedia.home',
    method: 'GET',
    path: '/MedicalCollege/encyclopedia/home',
    about: 'The start page of the drug and device encyclopedia for one subject, or for all.',
    input: z.object({ college_id: collegeId }),
    output: z.object({
      classes: z.array(productClass),
      companies: z.array(companyItem),
      drugs: z.array(productItem),
      devices: z.array(productItem),
    }),
  }),
  classTree: defineCall({
    id: 'encyclopedia.classTree',
    method: 'GET',
    path: '/MedicalCollege/apparatus/classTree',
    about: 'The classes of devices, or of drugs, with their subclasses.',
    input: z.object({ kind: z._default(z.enum(productKinds), 'device') }),
    output: z.array(productClassNode),
  }),
  productPages: defineCall({
    id: 'college.apparatusProductPages',
    method: 'GET',
    path: '/MedicalCollege/apparatus/productPages',
    about:
      'Products by kind, class, company, subject, word and first letter, 20 a page. `order` name sorts by the alphabet.',
    input: z.object({
      ...productFilter,
      letter: z.optional(z.string().check(z.regex(/^[A-Z#]$/))),
      order: z._default(z.enum(['sort', 'name']), 'sort'),
      page,
    }),
    output: paged(productItem),
  }),
  letters: defineCall({
    id: 'encyclopedia.letters',
    method: 'GET',
    path: '/MedicalCollege/product/letters',
    about: 'The first letters in the catalogue, each with its number of products.',
    input: z.object(productFilter),
    output: z.array(z.object({ letter: z.string(), product_num: z.int() })),
  }),
  productDetail: defineCall({
    id: 'encyclopedia.productDetail',
    method: 'GET',
    path: '/MedicalCollege/product/detail',
    about: 'One drug or device with its company, its documents, its diseases and its doctors.',
    input: z.object({ product_id: id }),
    output: productDetail,
    countsVisit: true,
  }),
  productMentions: defineCall({
    id: 'encyclopedia.productMentions',
    method: 'GET',
    path: '/MedicalCollege/product/mentions',
    about: 'Where a product is mentioned, by kind of content, latest first.',
    input: z.object({ product_id: id, type: z.enum(itemTypes), page }),
    output: paged(listItem),
  }),
  productsOfItem: defineCall({
    id: 'encyclopedia.productsOfItem',
    method: 'GET',
    path: '/MedicalCollege/product/spokenOf',
    about: 'The products that a meeting, work, operation, article, disease or doctor mentions.',
    input: z.object({ item_type: z.enum(mentionTypes), item_id: id }),
    output: z.array(productItem),
  }),
  companyList: defineCall({
    id: 'encyclopedia.companyList',
    method: 'GET',
    path: '/MedicalCollege/company/list',
    about: 'Every company that has products.',
    input: nothing,
    output: z.array(companyItem),
  }),
  companyDetail: defineCall({
    id: 'encyclopedia.companyDetail',
    method: 'GET',
    path: '/MedicalCollege/company/detail',
    about: 'One company, its number of subscribers, and whether the caller is one.',
    input: z.object({ company_id: id }),
    output: companyDetail,
  }),
  companyColumn: defineCall({
    id: 'college.companyColumn',
    method: 'GET',
    path: '/MedicalCollege/company/column',
    about: 'The content of a company’s column, latest first.',
    input: z.object({ company_id: id, page }),
    output: paged(listItem),
  }),
  companyProduct: defineCall({
    id: 'college.companyProduct',
    method: 'GET',
    path: '/MedicalCollege/company/product',
    about: 'The products of a company.',
    input: z.object({ company_id: id, page }),
    output: paged(productItem),
  }),
  companyAdvertising: defineCall({
    id: 'college.companyAdvertising',
    method: 'GET',
    path: '/MedicalCollege/company/advertising',
    about: 'The advertisements of a company.',
    input: z.object({ company_id: id }),
    output: z.array(adItem),
  }),
  companySubscribeAdd: defineCall({
    id: 'college.companySubscribeAdd',
    path: '/MedicalCollege/company/subscribe/add',
    about: 'Subscribes to a company; repeating it changes nothing.',
    access: 'member',
    input: z.object({ company_id: id }),
    output: subscription,
  }),
  companySubscribeCancel: defineCall({
    id: 'college.companySubscribeCancel',
    path: '/MedicalCollege/company/subscribe/cancel',
    about: 'Unsubscribes from a company; repeating it changes nothing.',
    access: 'member',
    input: z.object({ company_id: id }),
    output: subscription,
  }),
}

export type ProductKind = (typeof productKinds)[number]
export type MentionType = (typeof mentionTypes)[number]
export type CompanyItem = z.infer<typeof companyItem>
export type CompanyDetail = z.infer<typeof companyDetail>
export type ProductItem = z.infer<typeof productItem>
export type ProductDetail = z.infer<typeof productDetail>
export type ProductDocument = z.infer<typeof productDocument>
export type ProductClass = z.infer<typeof productClass>
export type ProductClassNode = z.infer<typeof productClassNode>
