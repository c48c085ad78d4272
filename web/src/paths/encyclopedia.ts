import type { ProductKind } from '#contract/library/encyclopedia.ts'

const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '' && value !== 0)
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}

/** The filters of a product list; `name` is the title of the list. */
export type ProductScope = {
  kind?: ProductKind | undefined
  classId?: number
  companyId?: number
  collegeId?: number
  keyword?: string
  name?: string
}

export const encyclopediaPaths = {
  home: (collegeId = 0, collegeName = '') =>
    withQuery('/encyclopediasHome', { college_id: collegeId, college_name: collegeName }),
  company: (companyId: number) => `/companyDetail?company_id=${companyId}`,
  product: (productId: number) => `/productDetail?product_id=${productId}`,
  /** A section of its leaflet. */
  section: (productId: number, section: string) =>
    `/productDetail?product_id=${productId}&section=${section}`,
  catalog: (companyId = 0) => withQuery('/productCatalog', { company_id: companyId }),
  classes: '/medicalEquipmentClassification',
  products: (scope: ProductScope) =>
    withQuery('/productList', {
      kind: scope.kind,
      class_id: scope.classId,
      company_id: scope.companyId,
      college_id: scope.collegeId,
      keyword: scope.keyword,
      name: scope.name,
    }),
}
