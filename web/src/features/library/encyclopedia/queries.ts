import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import type { MentionType, ProductKind } from '#contract/library/encyclopedia.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'
import type { ProductScope } from '#web/paths/encyclopedia.ts'

const wire = (scope: ProductScope) => ({
  kind: scope.kind,
  class_id: scope.classId ?? 0,
  company_id: scope.companyId ?? 0,
  college_id: scope.collegeId ?? 0,
  keyword: scope.keyword || undefined,
})

export const encyclopediaQueries = {
  home: (collegeId: number) => queryOf(encyclopediaCalls.home, { college_id: collegeId }),
  classTree: (kind: ProductKind) => queryOf(encyclopediaCalls.classTree, { kind }),
  products: (scope: ProductScope) =>
    pagedQueryOf(encyclopediaCalls.productPages, { ...wire(scope), order: 'sort' }),
  catalog: (scope: ProductScope, letter: string) =>
    pagedQueryOf(encyclopediaCalls.productPages, {
      ...wire(scope),
      letter: letter || undefined,
      order: 'name',
    }),
  letters: (scope: ProductScope) => queryOf(encyclopediaCalls.letters, wire(scope)),
  product: (productId: number) => queryOf(encyclopediaCalls.productDetail, { product_id: productId }),
  mentions: (productId: number, type: ItemType) =>
    pagedQueryOf(encyclopediaCalls.productMentions, { product_id: productId, type }),
  ofItem: (itemType: MentionType, itemId: number) =>
    queryOf(encyclopediaCalls.productsOfItem, { item_type: itemType, item_id: itemId }),
  companies: () => queryOf(encyclopediaCalls.companyList, {}),
  company: (companyId: number) => queryOf(encyclopediaCalls.companyDetail, { company_id: companyId }),
  companyColumn: (companyId: number) =>
    pagedQueryOf(encyclopediaCalls.companyColumn, { company_id: companyId }),
  companyProducts: (companyId: number) =>
    pagedQueryOf(encyclopediaCalls.companyProduct, { company_id: companyId }),
  companyAds: (companyId: number) => queryOf(encyclopediaCalls.companyAdvertising, { company_id: companyId }),
}
