import { mediaKinds } from '#contract/library/halls.ts'
import type { BoothDetail, BoothItem, BoothMedia, BoothProduct, HallItem } from '#contract/library/halls.ts'
import type { BoothMediaRow, BoothProductRow, BoothRow, HallRow, WholeBoothRow } from './halls.queries.ts'

export const presentHall = (row: HallRow): HallItem => ({
  hall_id: row.id,
  hall_name: row.name,
  cover: row.cover,
  intro: row.intro,
  booth_num: row.booths,
  visit_num: row.visit_count,
  meeting_id: row.meeting_id ?? 0,
})

export const presentBooth = (row: BoothRow): BoothItem => ({
  booth_id: row.id,
  number: row.number,
  slogan: row.slogan,
  cover: row.cover,
  visit_num: row.visit_count,
  product_num: row.products,
  company_id: row.company_id,
  company_name: row.companyName,
  company_logo: row.companyLogo,
})

const presentProduct = (row: BoothProductRow): BoothProduct => ({
  product_id: row.id,
  product_name: row.name,
  cover: row.cover,
  specification: row.specification,
})

const presentMedia = (row: BoothMediaRow): BoothMedia => ({
  media_id: row.id,
  kind: mediaKinds[row.kind],
  title: row.title,
  url: row.address,
  cover: row.cover,
  seconds: row.seconds,
  size: row.size,
})

export const presentWholeBooth = (
  { booth, hall, packageId }: WholeBoothRow,
  products: BoothProductRow[],
  media: BoothMediaRow[],
): BoothDetail => ({
  ...presentBooth(booth),
  hall_id: hall.id,
  hall_name: hall.name,
  package_id: packageId ?? 0,
  products: products.map(presentProduct),
  media: media.map(presentMedia),
})
