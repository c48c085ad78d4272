import { bannerKinds } from '#contract/discover/home.ts'
import { drawBanner, drawCover } from '#demo/art/cover.ts'
import { drawMenuIcon } from '#demo/art/menu-icon.ts'
import type { MenuIconKind } from '#demo/art/menu-icon.ts'
import { ads as allAds } from '#demo/content/exhibition/ads.ts'
import { menu } from '#demo/content/menu.ts'
import { selectDepartmentIds } from '#demo/practice/unions.queries.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { ads } from '#server/features/library/ads/ads.tables.ts'
import { banners, menuItems } from '#server/features/discover/home/home.tables.ts'
import { departmentAds } from '#server/features/library/departments/departments.tables.ts'
import type { World } from '#demo/world.ts'

/** The advertisements, and the links from the home to them, to halls, talks and the first questionnaire. */
export async function loadAds(world: World): Promise<void> {
  const adIds = await insertForIds(
    world.db,
    ads,
    allAds.map(({ title, advertiser, body, link, motif }, at) => ({
      title,
      advertiser,
      body,
      link,
      image: world.shelf.draw(`advertisement-${at}`, drawCover(motif, 970 + at)),
    })),
  )
  await insertRows(
    world.db,
    banners,
    allAds.flatMap(({ title, motif, onHome }, at) =>
      onHome
        ? [
            {
              image: world.shelf.draw(`advertisement-banner-${at}`, drawBanner(980 + at, motif)),
              title,
              ads_type: bannerKinds.link,
              ads_link: `/adDetail?id=${adIds[at]!}`,
              sort: 2,
            },
          ]
        : [],
    ),
  )
  const [departmentId] = await selectDepartmentIds(world.db, '', 1)
  // The first on the department home, the others on the page of the first department.
  await insertRows(
    world.db,
    departmentAds,
    adIds.map((ad_id, sort) => ({ ad_id, department_id: sort === 0 ? null : departmentId!, sort })),
  )
  const entries: [icon: MenuIconKind, name: string, nameEn: string, content: string][] = [
    ['hall', '产品展厅', 'Halls', '/productHall'],
    ['talk', '学科讲堂', 'Talks', '/subjectTalkHomepage'],
    ['report', '会议报道', 'Reports', '/reports'],
    ['questionnaire', '问卷调查', 'Survey', `/questionnaire?id=${world.questionnaireIds[0]!}`],
  ]
  await insertRows(
    world.db,
    menuItems,
    entries.map(([icon, name, name_en, content], at) => ({
      name,
      name_en,
      logo: world.shelf.draw(`menu-${icon}`, drawMenuIcon(icon)),
      type: 12 + at,
      content,
      sort: menu.length + at,
    })),
  )
}
