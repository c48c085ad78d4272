import { defineFeature } from '#kernel/feature.ts'
import {
  getCompany,
  listCompanies,
  listCompanyAds,
  listCompanyColumn,
  listCompanyProducts,
} from './companies.ts'
import { getProduct, listMentions, listProductsOfItem } from './get-product.ts'
import { getClassTree, getEncyclopediaHome, listLetters, listProducts } from './list-products.ts'
import { subscribeCompany, unsubscribeCompany } from './subscribe-company.ts'
import { encyclopediaPages } from './encyclopedia.pages.ts'
import { defineItem } from '#kernel/items.ts'
import { hasCompany, searchedCompanies } from './companies.queries.ts'
import { searchedProducts } from './products.queries.ts'
import { companiesResource } from './companies.console.ts'
import { companyOverview } from './company-overview.ts'
import { productClassesResource, productsResource } from './products.console.ts'

export const encyclopediaFeature = defineFeature({
  name: 'encyclopedia',
  resources: [companiesResource, productsResource, productClassesResource],
  placeParts: [companyOverview],
  calls: [
    getEncyclopediaHome,
    getClassTree,
    listProducts,
    listLetters,
    getProduct,
    listMentions,
    listProductsOfItem,
    listCompanies,
    getCompany,
    listCompanyColumn,
    listCompanyProducts,
    listCompanyAds,
    subscribeCompany,
    unsubscribeCompany,
  ],
  pages: encyclopediaPages,
  items: [
    defineItem({
      type: 'company',
      exists: hasCompany,
      search: { kind: 'company', sources: searchedCompanies },
    }),
    defineItem({ type: 'product', search: { kind: 'product', sources: searchedProducts } }),
  ],
})
