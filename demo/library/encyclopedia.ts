import { pinyinOf } from '#kernel/pinyin.ts'
import { drawCover } from '#demo/art/cover.ts'
import { drawLogo } from '#demo/art/logo.ts'
import { drawPaper } from '#demo/art/paper-pdf.ts'
import { drawProduct } from '#demo/art/product.ts'
import { fillColumns, linkMentions } from './college.queries.ts'
import { companies as allCompanies } from '#demo/content/companies.ts'
import { apparatusClasses, drugClasses, products as allProducts } from '#demo/content/products.ts'
import { classNames, subclasses } from '#demo/content/products/product-classes.ts'
import { diseasesOf } from '#demo/content/products/product-diseases.ts'
import { paperHtml, papersOf } from '#demo/content/products/product-papers.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import {
  companies,
  companyAds,
  productClasses,
  productDocuments,
  productLinks,
  products,
} from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import type { World } from '#demo/world.ts'

/** Loaded after the content that mentions the products. */
export async function loadEncyclopedia(world: World): Promise<void> {
  const companyIds = await loadCompanies(world)
  const classIds = await loadClasses(world)
  const productIds = await loadProducts(world, companyIds, classIds)
  await loadPapers(world, productIds)
  await insertRows(
    world.db,
    productLinks,
    allProducts.flatMap((product, at) =>
      diseasesOf(product).map(({ subject, disease }) => ({
        product_id: productIds[at]!,
        item_kind: 'disease' as const,
        item_id: world.diseaseIds[subject]![disease]!,
      })),
    ),
  )
  await linkMentions(world.db)
  await fillColumns(world.db)
  await loadAds(world, companyIds, productIds)
}

const loadCompanies = (world: World) =>
  insertForIds(
    world.db,
    companies,
    allCompanies.map((company, at) => ({
      name: company.name,
      logo: world.shelf.draw(`company-${at}`, drawLogo(company.logoSeed)),
      profile: company.profile,
      city: company.city,
      founded_year: company.foundedYear,
      sort: at,
    })),
  )

/** The id of each product's class, by the product's name, else by the name of its class. */
async function loadClasses(world: World): Promise<Map<string, number>> {
  const tops = [
    ...drugClasses.map((name) => ({ kind: 'drug' as const, name })),
    ...apparatusClasses.map((name) => ({ kind: 'device' as const, name })),
  ]
  const topIds = await insertForIds(
    world.db,
    productClasses,
    tops.map((top, sort) => ({ ...top, name_en: classNames[top.name]!, sort })),
  )
  const ids = new Map(tops.map(({ name }, at) => [name as string, topIds[at]!]))
  for (const [top, children] of Object.entries(subclasses)) {
    const childIds = await insertForIds(
      world.db,
      productClasses,
      children.map(([name, name_en], sort) => ({
        kind: 'device' as const,
        parent_id: ids.get(top)!,
        name,
        name_en,
        sort,
      })),
    )
    for (const [at, [, , names]] of children.entries()) for (const name of names) ids.set(name, childIds[at]!)
  }
  return ids
}

const loadProducts = async (world: World, companyIds: number[], classIds: Map<string, number>) => {
  const sounds = await Promise.all(allProducts.map(({ name }) => pinyinOf(name)))
  return insertForIds(
    world.db,
    products,
    allProducts.map((product, at) => ({
      company_id: companyIds[product.company]!,
      college_id: world.collegeIds[product.subject]!,
      class_id: classIds.get(product.name) ?? classIds.get(product.className)!,
      kind: product.kind,
      class_name: product.className,
      name: product.name,
      pinyin: sounds[at]!,
      cover: world.shelf.draw(`product-${at}`, drawProduct(product.pictureSeed, product.picture)),
      specification: product.specification,
      indications: product.indications,
      notes: product.notes,
      name_en: product.leaflet?.nameEn ?? '',
      composition: product.leaflet?.composition ?? '',
      dose: product.leaflet?.dose ?? '',
      contraindications: product.leaflet?.contraindications ?? '',
      interactions: product.leaflet?.interactions ?? '',
      sort: at,
    })),
  )
}

async function loadPapers(world: World, productIds: number[]) {
  const rows = allProducts.flatMap((product, at) =>
    papersOf(product, allCompanies[product.company]!.name).map((paper, sort) => {
      const body = drawPaper(paper)
      return {
        product_id: productIds[at]!,
        name: paper.name,
        file: world.shelf.save(`product-${at}-${sort}.pdf`, body, 'application/pdf'),
        size: body.length,
        preview: paperHtml(paper),
        sort,
      }
    }),
  )
  await insertRows(world.db, productDocuments, rows)
}

const adMotifs = ['waves', 'helix', 'molecules', 'cells', 'petals'] as const

/** One leads to all products of the company, the other to its newest. */
async function loadAds(world: World, companyIds: number[], productIds: number[]) {
  const rows = allCompanies.flatMap((company, at) => {
    const newest = allProducts.findLastIndex((product) => product.company === at)
    const draw = (place: number) =>
      world.shelf.draw(
        `ad-${at}-${place}`,
        drawCover(adMotifs[(at + place) % adMotifs.length]!, 800 + at * 2 + place),
      )
    const ads = [
      {
        title: `${company.shortName}学术月：全线产品一览`,
        link: `/productList?company_id=${companyIds[at]!}`,
      },
      ...(newest < 0
        ? []
        : [
            {
              title: `${allProducts[newest]!.name}：资料与应用要点`,
              link: `/productDetail?product_id=${productIds[newest]!}`,
            },
          ]),
    ]
    return ads.map((ad, sort) => ({ company_id: companyIds[at]!, image: draw(sort), ...ad, sort }))
  })
  await insertRows(world.db, companyAds, rows)
}
