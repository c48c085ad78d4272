import type {
  CompanyDetail,
  CompanyItem,
  MentionType,
  ProductClassNode,
  ProductDetail,
  ProductDocument,
  ProductItem,
} from '#contract/library/encyclopedia.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { cleanRichText } from '#kernel/rich-text.ts'
import { nameIn, presentDisease } from '#server/features/library/subjects/subjects.present.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import type { DoctorItemRow } from '#server/features/people/doctors/doctors.queries.ts'
import type { CompanyItemRow, CompanyRow } from './companies.queries.ts'
import type { DocumentRow } from './mentions.queries.ts'
import type { ClassRow, ProductItemRow, ProductRow } from './products.queries.ts'

export const presentCompanyItem = (row: CompanyItemRow): CompanyItem => ({
  company_id: row.id,
  company_name: row.name,
  logo: row.logo,
  product_num: row.products,
})

export const presentCompany = (
  row: CompanyRow,
  subscription: { count: number; isOn: boolean },
): CompanyDetail => ({
  ...presentCompanyItem(row),
  profile: row.profile,
  city: row.city,
  founded_year: row.founded_year,
  subscribe_num: subscription.count,
  is_subscribed: asBit(subscription.isOn),
})

export const presentProductItem = (row: ProductItemRow, language: Language): ProductItem => ({
  product_id: row.id,
  product_name: row.name,
  kind: row.kind,
  cover: row.cover,
  specification: row.specification,
  indications: row.indications,
  class_name: (language === 'en' ? row.classNameEn : row.className) ?? row.class_name,
  company_id: row.company_id,
  company_name: row.company,
  letter: row.letter,
})

const presentDocument = (row: DocumentRow): ProductDocument => ({
  document_id: row.id,
  name: row.name,
  url: row.file,
  size: row.size,
  preview: cleanRichText(row.preview),
})

export type Around = {
  company: CompanyItemRow
  documents: DocumentRow[]
  diseases: { id: number; name: string; name_en: string }[]
  doctors: DoctorItemRow[]
  mentions: { kind: MentionType; n: number }[]
}

export const presentProduct = (row: ProductRow, around: Around, language: Language): ProductDetail => {
  const count = (kind: MentionType) => around.mentions.find((mention) => mention.kind === kind)?.n ?? 0
  return {
    ...presentProductItem(row, language),
    class_id: row.class_id ?? 0,
    product_name_en: row.name_en,
    composition: row.composition,
    dose: row.dose,
    contraindications: row.contraindications,
    interactions: row.interactions,
    notes: row.notes,
    company: presentCompanyItem(around.company),
    documents: around.documents.map(presentDocument),
    diseases: around.diseases.map((disease) => presentDisease(disease, language)),
    doctors: around.doctors.map(presentDoctorItem),
    mention_num: {
      meeting: count('meeting'),
      production: count('production'),
      operation: count('operation'),
      information: count('information'),
    },
  }
}

/** The tree of classes; the count of a class includes its subclasses. */
export const presentClassTree = (rows: ClassRow[], language: Language): ProductClassNode[] => {
  const byParent = Map.groupBy(rows, (row) => row.parent_id ?? 0)
  const plain = (row: ClassRow) => ({
    class_id: row.id,
    class_name: nameIn(row, language),
    kind: row.kind,
    product_num: row.products,
  })
  return (byParent.get(0) ?? []).map((row) => {
    const children = (byParent.get(row.id) ?? []).map(plain)
    const below = children.reduce((sum, child) => sum + child.product_num, 0)
    return { ...plain(row), product_num: row.products + below, children }
  })
}
