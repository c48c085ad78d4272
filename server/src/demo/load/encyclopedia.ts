import { drawLogo } from '#server/demo/art/logo.ts'
import { drawProduct } from '#server/demo/art/product.ts'
import { companies as allCompanies } from '#server/demo/content/companies.ts'
import { products as allProducts } from '#server/demo/content/products.ts'
import { insertForIds, insertRows } from '#server/demo/demo.queries.ts'
import { companies, products } from '#server/features/encyclopedia/encyclopedia.tables.ts'
import type { World } from './world.ts'

export async function loadEncyclopedia(world: World): Promise<void> {
  const companyIds = await insertForIds(
    world.db,
    companies,
    allCompanies.map((company, at) => ({
      name: company.name,
      logo: world.shelf.draw(`company-${at}`, drawLogo(company.logoSeed)),
      profile: company.profile,
      sort: at,
    })),
  )
  await insertRows(
    world.db,
    products,
    allProducts.map((product, at) => ({
      company_id: companyIds[product.company]!,
      college_id: world.collegeIds[product.subject]!,
      kind: product.kind,
      class_name: product.className,
      name: product.name,
      cover: world.shelf.draw(`product-${at}`, drawProduct(product.pictureSeed, product.picture)),
      specification: product.specification,
      indications: product.indications,
      sort: at,
    })),
  )
}
