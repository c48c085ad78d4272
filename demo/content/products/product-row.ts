import type { ProductKind } from '#demo/art/product.ts'

/** A product as written down; `products.ts` makes the whole of it. */
export type ProductRow = readonly [
  name: string,
  className: string,
  company: number,
  subjectKey: string,
  specification: string,
  indications: string,
  picture: ProductKind,
]
