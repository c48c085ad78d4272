import { itemTypes } from '#contract/wire/item-types.ts'
import {
  pageColumn,
  numberColumn,
  pictureColumn,
  textColumn,
  textFilter,
} from '#kernel/console-framework/columns.ts'
import {
  addressField,
  linesField,
  numberField,
  orderField,
  pictureField,
  rowsField,
  textField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, takeBackActions } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import {
  adsOfCompany,
  companyPage,
  companyRows,
  contentsOfCompany,
  storedCompanies,
} from './companies.console.queries.ts'
import { allCompanies } from './encyclopedia.tables.ts'
import { asRows, byKind, itemReferences } from './item-references.ts'

const ownFields = {
  name: textField('名称', 'Name', { isRequired: true, max: 80 }),
  logo: pictureField('标志', 'Logo', { isRequired: true, ratio: 1 }),
  profile: linesField('简介', 'Profile', { max: 5000 }),
  city: textField('城市', 'City', { max: 40 }),
  founded_year: numberField('成立年份', 'Founded in', { max: 2100 }),
  sort: orderField(),
}

const partFields = {
  ads: rowsField('页面广告', 'Ads on its page', {
    title: textField('标题', 'Title', { isRequired: true, max: 60 }),
    image: pictureField('图片', 'Picture', { isRequired: true }),
    link: addressField('链接', 'Link', { isRequired: true }),
  }),
  ...itemReferences,
}

export const companiesResource = defineResource({
  name: 'companies',
  title: words('企业', 'Companies'),
  right: 'content.edit',
  rows: companyRows,
  titleOf: ({ name }) => String(name),
  columns: {
    logo: pictureColumn('标志', 'Logo'),
    name: textColumn('名称', 'Name'),
    state: shownColumn,
    city: textColumn('城市', 'City'),
    founded_year: textColumn('成立年份', 'Founded in', { isHidden: true }),
    products: numberColumn('产品数', 'Products'),
    sort: numberColumn('排序', 'Order'),
    page: pageColumn('页面', 'Page'),
  },
  filters: { q: textFilter('名称', 'Name'), state: shownFilter },
  form: defineForm({
    fields: { ...ownFields, ...partFields },
    sections: {
      name: words('基本信息', 'About'),
      ads: words('广告与关联', 'Advertisements and links'),
    },
    isPublished: true,
    previewPath: (id) => companyPage + id,
    async read(context, id) {
      const company = await storedCompanies.read(context, id)
      if (!company) return undefined
      const contents = await contentsOfCompany.read(context, id)
      return { ...company, ads: await adsOfCompany.read(context, id), ...byKind(itemTypes, contents) }
    },
    create: (context, values) =>
      context.db.transaction(async (db) => {
        const id = await storedCompanies.create({ db }, ownValues(values))
        await writeParts(db, id, values)
        return id
      }),
    change: (context, id, values) =>
      context.db.transaction(async (db) => {
        await storedCompanies.change({ db }, id, ownValues(values))
        await writeParts(db, id, values)
      }),
  }),
  actions: takeBackActions(allCompanies),
})

const ownValues = ({ name, logo, profile, city, founded_year, sort }: ValuesOf<typeof ownFields>) => ({
  name,
  logo,
  profile,
  city,
  founded_year: founded_year ?? 0,
  sort,
})

async function writeParts(db: Db, id: number, { ads, ...items }: ValuesOf<typeof partFields>) {
  await adsOfCompany.replace(
    { db },
    id,
    ads.map((ad, sort) => ({ ...ad, sort })),
  )
  await contentsOfCompany.replace({ db }, id, asRows(itemTypes, items))
}
