import type { Screen } from '#web/platform/screen.ts'

export const encyclopediaRoutes: Screen[] = [
  {
    path: '/encyclopediasHome',
    title: { zh: '药械百科', en: 'Drug and Device Encyclopedia' },
    access: 'authorization',
    load: async () => (await import('./screens/encyclopedias-home.tsx')).EncyclopediasHome,
  },
  {
    path: '/companyDetail',
    title: { zh: '企业详情', en: 'Company' },
    access: 'authorization',
    load: async () => (await import('./screens/company.tsx')).Company,
  },
  {
    path: '/productDetail',
    title: { zh: '产品详情', en: 'Product' },
    access: 'authorization',
    load: async () => (await import('./screens/product.tsx')).Product,
  },
  {
    path: '/productCatalog',
    title: { zh: '产品目录', en: 'Product Catalogue' },
    access: 'open',
    load: async () => (await import('./screens/product-catalog.tsx')).ProductCatalog,
  },
  {
    path: '/medicalEquipmentClassification',
    title: { zh: '医疗器械分类', en: 'Medical Equipment' },
    access: 'open',
    load: async () => (await import('./screens/equipment-classes.tsx')).EquipmentClasses,
  },
  {
    path: '/productList',
    title: { zh: '产品列表', en: 'Products' },
    access: 'open',
    load: async () => (await import('./screens/product-list.tsx')).ProductList,
  },
]
