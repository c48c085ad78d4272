import { expect, it } from 'vitest'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { createHomepageDraft } from './draft.ts'

const saved = {
  doctor_cover: '/files/a.jpg',
  title: '主任医师',
  hospital: '秦淮医科大学附属医院',
  department: '神经外科',
  good_at: '脑血管病',
  introduction: '',
}

const { area, kept } = createFakeArea()
const draftOf = (userid: string, page: 'homepage' | 'card' = 'homepage') =>
  createHomepageDraft(area, { page, userid, saved })

it('keeps changes for the person and the page, and forgets them', () => {
  draftOf('5').set({ ...saved, good_at: '动脉瘤' })
  expect(draftOf('5').get()).toEqual({ ...saved, good_at: '动脉瘤' })
  expect(draftOf('6').get()).toBeUndefined()
  expect(draftOf('5', 'card').get()).toBeUndefined()
  draftOf('5').clear()
  expect(draftOf('5').get()).toBeUndefined()
})

it('keeps nothing that equals what is saved', () => {
  draftOf('5').set({ ...saved, good_at: '动脉瘤' })
  draftOf('5').set({ ...saved, good_at: '脑血管病 ' })
  expect(kept.size).toBe(0)
})

it.each(['no json', '[]', '{"userid":"5","good_at":7}'])('is none for %s', (source) => {
  kept.set('homepage_draft_homepage', source)
  expect(draftOf('5').get()).toBeUndefined()
})
