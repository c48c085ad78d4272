import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '../../tools/testing/chromium.ts'
import { startOwnServer } from '../own-server.ts'
import { addressFiller } from '../page/address-filler.ts'
import { medianScores } from '../page/lighthouse.ts'
import { openOnce } from '../page/open-once.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'

/** One page of every kind that a visitor can open; meetings stand in brackets. */
const addresses = [
  '/',
  '/login',
  '/privacyTreaty?agreement_id=6',
  '/shareRegister?inviter=1',
  '/download',
  '/aboutUs',
  '/homeConsultingDetail?information_id=7',
  '/channelClass?type=3',
  '/recentMeetings',
  '/expertList',
  '/singleSubject?college_id=1',
  '/curriculum',
  '/doctorMainPage?doctor_id=1',
  '/doctorSharePage?production_id=1',
  '/doctorSeriesCourses?production_id=16',
  '/stCommonwealth?id=1',
  '/departmentHomePage',
  '/departmentDetail?department_id=1',
  '/doctorList?department_id=1',
  '/operationDetail?id=1',
  '/diseaseHomepage?disease_id=1',
  '/diseaseList',
  '/operationHomepage?operation_id=1',
  '/partHomepage?part_id=5',
  '/encyclopediasHome',
  '/companyDetail?company_id=1',
  '/productDetail?product_id=1',
  '/productList',
  '/search?keyword=心力',
  '/productHall',
  '/hallDetail?id=1',
  '/subjectTalkHomepage',
  '/questionnaire?id=1',
  '/electronicDataPackage?id=1',
  '/reports',
  '/reportsDetail?id=1',
  '/meetingDetail?meeting_id={onAir}',
  '/meetingPlaybackDetail?meeting_id={recorded}',
  '/meetingHome?meeting_id=1',
  '/taskList?id=1&tcode=XL2026',
  '/videoConferenceInvitation?id=2&code=demo-conference-2',
]

/** Enough to see which page is slow: with the load itself slowed down, they differ little. */
const loads = 1

/** Every kind of page that a visitor can open, on a phone with a slow line and a slow processor. */
export async function benchVisitorPages(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-bench-'))
  await chmod(folder, 0o711)
  const browser = await findChromium(() => undefined)
  if (!('path' in browser)) throw new Error('no Chromium to measure with')
  const server = await startOwnServer(4122, folder)
  try {
    const measured = { chromePath: browser.path, folder, throttling: 'devtools' } as const
    const results: BenchResult[] = []
    const filled = addresses.map(await addressFiller(server.url))
    await openOnce(server.url, filled, browser.path)
    for (const address of filled) {
      const { performance, accessibility, shift } = await medianScores(server.url + address, loads, measured)
      const name = address.split('?')[0]
      results.push(
        judge({ name: `${name}, performance`, value: performance, unit: '', limit: 95, better: 'higher' }),
        judge({
          name: `${name}, accessibility`,
          value: accessibility,
          unit: '',
          limit: 100,
          better: 'higher',
        }),
        judge({ name: `${name}, layout shift`, value: shift, unit: '', limit: 0.02, better: 'lower' }),
      )
    }
    return results
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
