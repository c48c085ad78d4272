import { shrinkPicture } from '#kernel/files/pictures.ts'
import { drawCover } from '#demo/art/cover.ts'
import type { Motif } from '#demo/art/cover.ts'
import { drawPaper } from '#demo/art/paper-pdf.ts'
import { companies } from '#demo/content/companies.ts'
import { dataPackages as allPackages } from '#demo/content/exhibition/data-packages.ts'
import { halls as allHalls, slogans } from '#demo/content/exhibition/halls.ts'
import { products } from '#demo/content/products.ts'
import { results } from '#demo/content/videos/drawn-videos.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectCompanyIds, selectProductIds } from './halls.queries.ts'
import {
  dataPackageFiles,
  dataPackages,
} from '#server/features/library/data-packages/data-packages.tables.ts'
import {
  hallBoothMedia,
  hallBoothProducts,
  hallBooths,
  halls,
} from '#server/features/library/halls/halls.tables.ts'
import type { World } from '#demo/world.ts'

const mostProducts = 6
const boothMotifs: readonly Motif[] = ['molecules', 'lights', 'helix', 'waves', 'cells', 'vessels', 'lens']

/** Halls with booths, and the data packages that some of them offer. */
export async function loadExhibition(world: World): Promise<void> {
  const packageIds = await loadDataPackages(world)
  const hallIds = await insertForIds(
    world.db,
    halls,
    allHalls.map((hall, at) => ({
      meeting_id: hall.of === 'meeting' ? world.bigMeetingIds[0]! : null,
      name: hall.name,
      cover: world.shelf.draw(`hall-${at}`, drawCover(hall.motif, 840 + at)),
      intro: hall.intro,
      visit_count: hall.visits,
      sort: at,
    })),
  )
  await loadBooths(world, hallIds, packageIds)
}

async function loadBooths(world: World, hallIds: number[], packageIds: number[]) {
  const companyIds = await selectCompanyIds(world.db)
  const productIds = await selectProductIds(world.db)
  const all = allHalls.flatMap((hall, at) =>
    hall.companies.map((company, place) => ({ hall: at, company, place, visits: hall.visits })),
  )
  const boothIds = await insertForIds(
    world.db,
    hallBooths,
    all.map(({ hall, company, place, visits }, at) => ({
      hall_id: hallIds[hall]!,
      company_id: companyIds[company]!,
      package_id: packageIds[allPackages.findIndex((each) => each.company === company)] ?? null,
      number: `${'ABC'[hall]}${String(place + 1).padStart(2, '0')}`,
      slogan: slogans[company]!,
      cover: world.shelf.draw(`booth-${at}`, drawCover(boothMotifs[company % boothMotifs.length]!, 860 + at)),
      visit_count: Math.round(visits / (place + 2)),
      sort: place,
    })),
  )
  const shown = all.flatMap(({ company }, at) =>
    products
      .flatMap((product, place) => (product.company === company ? [productIds[place]!] : []))
      .slice(0, mostProducts)
      .map((product_id, sort) => ({ booth_id: boothIds[at]!, product_id, sort })),
  )
  await insertRows(world.db, hallBoothProducts, shown)
  await insertRows(
    world.db,
    hallBoothMedia,
    all.flatMap(({ company }, at) => mediaOf(world, company, at, boothIds[at]!)),
  )
}

function mediaOf(world: World, company: number, at: number, booth_id: number) {
  const { name, shortName, profile } = companies[company]!
  const paper = drawPaper({
    name: `${shortName}产品手册`,
    parts: [
      ['关于我们', profile],
      ['企业名称', name],
    ],
  })
  return [
    {
      booth_id,
      kind: 'video' as const,
      title: `${shortName}两分钟介绍`,
      address: world.drawn.get(results)!.video,
      cover: world.shelf.draw(`booth-film-${at}`, drawCover('petals', 880 + at)),
      seconds: results.seconds,
      sort: 0,
    },
    {
      booth_id,
      kind: 'document' as const,
      title: `${shortName}产品手册.pdf`,
      address: world.shelf.save(`booth-${at}.pdf`, paper, 'application/pdf'),
      size: paper.length,
      sort: 1,
    },
  ]
}

async function loadDataPackages(world: World): Promise<number[]> {
  const ids = await insertForIds(
    world.db,
    dataPackages,
    allPackages.map(({ title, intro, motif }, at) => ({
      title,
      intro,
      cover: world.shelf.draw(`package-${at}`, drawCover(motif, 920 + at)),
    })),
  )
  for (const [at, { papers, pictures }] of allPackages.entries()) {
    const saveFile = (place: string, name: string, body: Buffer, mime: string) => ({
      package_id: ids[at]!,
      file_key: world.shelf.savePrivate(`package-${at}-${place}`, body, mime, name),
      name,
    })
    const rows = papers.map((paper, place) =>
      saveFile(`${place}.pdf`, `${paper.name}.pdf`, drawPaper(paper), 'application/pdf'),
    )
    for (const [place, { name, motif }] of pictures.entries()) {
      const drawing = Buffer.from(drawCover(motif, 930 + at * 4 + place))
      const body = await shrinkPicture(async () => drawing, { width: 750, format: 'jpg', isDrawing: true })
      rows.push(saveFile(`picture-${place}.jpg`, `${name}.jpg`, body, 'image/jpeg'))
    }
    await insertRows(
      world.db,
      dataPackageFiles,
      rows.map((row, sort) => ({ ...row, sort })),
    )
  }
  return ids
}
