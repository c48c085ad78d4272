import { mentionTypes } from '#contract/library/encyclopedia.ts'
import {
  choiceFilter,
  pageColumn,
  numberColumn,
  pictureColumn,
  stateColumn,
  states,
  textColumn,
  textFilter,
} from '#kernel/console-framework/columns.ts'
import {
  choiceField,
  fileField,
  linesField,
  orderField,
  pictureField,
  referenceField,
  referencesField,
  richField,
  rowsField,
  textField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, takeBackActions } from '#kernel/console-framework/take-back.ts'
import { nameIn, words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import { selectFileByKey } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { pinyinOf } from '#kernel/pinyin.ts'
import { allProducts } from './encyclopedia.tables.ts'
import { asRows, byKind, itemReferences } from './item-references.ts'
import {
  classRows,
  documentsOfProduct,
  linksOfProduct,
  productPage,
  productRows,
  storedClasses,
  storedProducts,
} from './products.console.queries.ts'

const kinds = { drug: words('药品', 'Drug'), device: words('器械', 'Device') }
const kindColumn = stateColumn('种类', 'Kind', states({ drug: ['药品', 'Drug'], device: ['器械', 'Device'] }))
const kindFilter = choiceFilter('种类', 'Kind', kinds)
const kindField = choiceField('种类', 'Kind', kinds, { isRequired: true })

const ownFields = {
  name: textField('名称', 'Name', { isRequired: true, max: 80 }),
  name_en: textField('英文名称', 'English name', { max: 120 }),
  kind: kindField,
  company_id: referenceField('企业', 'Company', 'companies', { isRequired: true }),
  class_id: referenceField('分类', 'Class', 'product_classes', { isRequired: true }),
  college_id: referenceField('学科', 'Subject', 'subjects'),
  cover: pictureField('图片', 'Picture', { isRequired: true, ratio: 1 }),
  specification: textField('规格', 'Specification', { max: 200 }),
  indications: linesField('适应症或用途', 'Indications or use', { max: 5000 }),
  composition: linesField('成分', 'Composition', { max: 2000 }),
  dose: linesField('用法用量', 'Dose', { max: 5000 }),
  contraindications: linesField('禁忌', 'Contraindications', { max: 5000 }),
  interactions: linesField('药物相互作用', 'Interactions', { max: 5000 }),
  notes: linesField('注意事项', 'Notes', { max: 5000 }),
  sort: orderField(),
}

const partFields = {
  documents: rowsField('资料', 'Documents', {
    name: textField('名称', 'Name', { isRequired: true, max: 80 }),
    file: fileField('文件', 'File', { isRequired: true }),
    preview: richField('在线阅读', 'To read on the page'),
  }),
  disease: referencesField('相关病种', 'Diseases', 'diseases'),
  doctor: referencesField('相关专家', 'Experts', 'doctors'),
  ...itemReferences,
}

export const productsResource = defineResource({
  name: 'products',
  title: words('药品与器械', 'Drugs and devices'),
  right: 'content.edit',
  rows: productRows,
  partOf: { companies: { by: 'company_id' } },
  titleOf: ({ name }) => String(name),
  columns: {
    cover: pictureColumn('图片', 'Picture'),
    name: textColumn('名称', 'Name'),
    state: shownColumn,
    kind: kindColumn,
    class: textColumn('分类', 'Class'),
    company: textColumn('企业', 'Company'),
    college: textColumn('学科', 'Subject', { isHidden: true }),
    specification: textColumn('规格', 'Specification', { isHidden: true }),
    sort: numberColumn('排序', 'Order'),
    page: pageColumn('页面', 'Page'),
  },
  filters: {
    q: textFilter('名称、拼音', 'Name, pinyin'),
    kind: kindFilter,
    company: textFilter('企业', 'Company'),
    state: shownFilter,
  },
  form: defineForm({
    fields: { ...ownFields, ...partFields },
    sections: {
      name: words('基本信息', 'About'),
      specification: words('说明书要点', 'Label'),
      documents: words('文档与关联', 'Documents and links'),
    },
    isPublished: true,
    previewPath: (id) => productPage + id,
    async read(context, id) {
      const product = await storedProducts.read(context, id)
      if (!product) return undefined
      const links = await linksOfProduct.read(context, id)
      return {
        ...product,
        documents: await documentsOfProduct.read(context, id),
        ...byKind(mentionTypes, links),
      }
    },
    create: (context, values) =>
      context.db.transaction(async (db) => {
        const id = await storedProducts.create({ db }, await ownValues(db, values))
        await writeParts(db, id, values)
        return id
      }),
    change: (context, id, values) =>
      context.db.transaction(async (db) => {
        await storedProducts.change({ db }, id, await ownValues(db, values))
        await writeParts(db, id, values)
      }),
  }),
  actions: takeBackActions(allProducts),
})

/** A product carries the name of its class and the sound of its own. */
async function ownValues(db: Db, values: ValuesOf<typeof ownFields>) {
  const own = Object.fromEntries(
    Object.keys(ownFields).map((key) => [key, values[key as keyof typeof ownFields]]),
  ) as typeof values
  const its = await storedClasses.read({ db }, own.class_id)
  return { ...own, class_name: its?.name ?? '', pinyin: await pinyinOf(own.name) }
}

async function writeParts(
  db: Db,
  id: number,
  { documents, disease, doctor, meeting, information, operation, production }: ValuesOf<typeof partFields>,
) {
  const rows = []
  for (const [sort, document] of documents.entries()) {
    const file = await selectFileByKey(db, keyOf(document.file))
    rows.push({ ...document, size: file?.size ?? 0, sort })
  }
  await documentsOfProduct.replace({ db }, id, rows)
  const links = { disease, doctor, meeting, information, operation, production }
  await linksOfProduct.replace({ db }, id, asRows(mentionTypes, links))
}

export const productClassesResource = defineResource({
  name: 'product_classes',
  title: words('百科分类', 'Encyclopedia classes'),
  right: 'content.edit',
  rows: classRows,
  titleOf: (row, language) =>
    [language === 'en' ? row.parent_en : row.parent, nameIn(language, row)].filter(Boolean).join(' / '),
  columns: {
    name: textColumn('名称', 'Name'),
    name_en: textColumn('英文名称', 'English name'),
    kind: kindColumn,
    parent: textColumn('上级分类', 'Parent class'),
    products: numberColumn('产品数', 'Products'),
    sort: numberColumn('排序', 'Order'),
  },
  filters: { q: textFilter('名称', 'Name'), kind: kindFilter },
  form: defineForm({
    fields: {
      name: textField('名称', 'Name', { isRequired: true, max: 60 }),
      name_en: textField('英文名称', 'English name', { isRequired: true, max: 80 }),
      kind: kindField,
      parent_id: referenceField('上级分类', 'Parent class', 'product_classes'),
      sort: orderField(),
    },
    ...storedClasses,
  }),
})
