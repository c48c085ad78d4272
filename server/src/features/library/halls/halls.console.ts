import {
  pageColumn,
  numberColumn,
  pictureColumn,
  textColumn,
  textFilter,
} from '#kernel/console-framework/columns.ts'
import {
  fileField,
  linesField,
  numberField,
  orderField,
  pictureField,
  referenceField,
  referencesField,
  rowsField,
  textField,
  videoField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, unpublishActions } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import { selectFileByKey } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import {
  boothRows,
  hallPage,
  hallRows,
  mediaOfBooth,
  productsOfBooth,
  storedBooths,
  storedHalls,
} from './halls.console.queries.ts'
import { hallBooths, halls } from './halls.tables.ts'

export const hallsResource = defineResource({
  name: 'halls',
  title: words('展厅', 'Exhibition halls'),
  right: 'content.edit',
  rows: hallRows,
  partOf: { meetings: { by: 'meeting_id' } },
  titleOf: ({ name }) => String(name),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    name: textColumn('名称', 'Name'),
    state: shownColumn,
    meeting: textColumn('所属会议', 'Meeting'),
    booths: numberColumn('展位数', 'Booths'),
    visits: numberColumn('参观', 'Visits'),
    sort: numberColumn('排序', 'Order'),
    page: pageColumn('页面', 'Page'),
  },
  filters: { q: textFilter('名称', 'Name'), state: shownFilter },
  form: defineForm({
    fields: {
      name: textField('名称', 'Name', { isRequired: true, max: 60 }),
      meeting_id: referenceField('所属会议', 'Meeting', 'meetings'),
      cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
      intro: linesField('介绍', 'Introduction'),
      sort: orderField(),
    },
    isPublished: true,
    previewPath: (id) => hallPage + id,
    ...storedHalls,
  }),
  actions: unpublishActions(halls),
})

const fields = {
  hall_id: referenceField('展厅', 'Hall', 'halls', { isRequired: true }),
  company_id: referenceField('企业', 'Company', 'companies', { isRequired: true }),
  number: textField('展位号', 'Number', { max: 20 }),
  slogan: textField('口号', 'Slogan', { max: 80 }),
  cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
  package_id: referenceField('资料包', 'Data package', 'data_packages'),
  products: referencesField('展品', 'Products', 'products'),
  videos: rowsField('视频', 'Videos', {
    title: textField('标题', 'Title', { isRequired: true, max: 80 }),
    address: videoField('视频', 'Video', { isRequired: true, isPublic: true, lengthField: 'seconds' }),
    seconds: numberField('时长（秒）', 'Length (seconds)', {
      isRequired: true,
      min: 1,
      hint: ['上传的视频自动读取', 'Read from a video that was uploaded'],
    }),
    cover: pictureField('封面', 'Cover', { ratio: 16 / 9 }),
  }),
  documents: rowsField('文档', 'Documents', {
    title: textField('标题', 'Title', { isRequired: true, max: 80 }),
    address: fileField('文件', 'File', { isRequired: true }),
  }),
  sort: orderField(),
}

export const boothsResource = defineResource({
  name: 'booths',
  title: words('展位', 'Booths'),
  right: 'content.edit',
  rows: boothRows,
  partOf: { companies: { by: 'company_id' } },
  titleOf: ({ number, company }) => `${String(number)} ${String(company)}`,
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    number: textColumn('展位号', 'Number'),
    company: textColumn('企业', 'Company'),
    state: shownColumn,
    hall: textColumn('展厅', 'Hall'),
    slogan: textColumn('口号', 'Slogan', { isHidden: true }),
    visits: numberColumn('参观', 'Visits'),
    sort: numberColumn('排序', 'Order'),
    page: pageColumn('页面', 'Page'),
  },
  filters: {
    q: textFilter('企业、展位号', 'Company, number'),
    hall: textFilter('展厅', 'Hall'),
    state: shownFilter,
  },
  form: defineForm({
    fields,
    async read(context, id) {
      const booth = await storedBooths.read(context, id)
      if (!booth) return undefined
      const shown = await productsOfBooth.read(context, id)
      const media = await mediaOfBooth.read(context, id)
      return {
        ...booth,
        products: shown.map(({ product_id }) => product_id),
        videos: media.filter(({ kind }) => kind === 'video'),
        documents: media.filter(({ kind }) => kind === 'document'),
      }
    },
    create: (context, { products, videos, documents, ...values }) =>
      context.db.transaction(async (db) => {
        const id = await storedBooths.create({ db }, values)
        await writeParts(db, id, { products, videos, documents })
        return id
      }),
    change: (context, id, { products, videos, documents, ...values }) =>
      context.db.transaction(async (db) => {
        await storedBooths.change({ db }, id, values)
        await writeParts(db, id, { products, videos, documents })
      }),
  }),
  actions: unpublishActions(hallBooths),
})

type Parts = Pick<ValuesOf<typeof fields>, 'products' | 'videos' | 'documents'>

async function writeParts(db: Db, id: number, { products, videos, documents }: Parts) {
  await productsOfBooth.replace(
    { db },
    id,
    products.map((product_id, sort) => ({ product_id, sort })),
  )
  const media = [
    ...videos.map((video) => ({ ...video, kind: 'video' as const })),
    ...documents.map((document) => ({ ...document, kind: 'document' as const })),
  ]
  const rows = []
  for (const [sort, each] of media.entries()) {
    const file = await selectFileByKey(db, keyOf(each.address))
    rows.push({ ...each, size: file?.size ?? 0, sort })
  }
  await mediaOfBooth.replace({ db }, id, rows)
}
