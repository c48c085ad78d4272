import { expect, it } from 'vitest'
import { homepageLimits } from '#contract/discover/doctor-homepage.ts'
import { faultsOf, isSame, toSend, valuesOf } from './edit-values.ts'

const saved = valuesOf({
  doctor_id: 1,
  doctor_name: '程怀瑾',
  doctor_cover: '/files/a.jpg',
  title: '主任医师',
  hospital: '秦淮医科大学附属医院',
  department: '神经外科',
  department_id: 3,
  good_at: '脑血管病',
  introduction: '',
})

it('asks for title, hospital and department on the card, and for nothing on the homepage', () => {
  const emptied = { ...saved, title: ' ', hospital: '', department: '', good_at: '', introduction: '' }
  expect(Object.keys(faultsOf('card', emptied))).toEqual(['title', 'hospital', 'department'])
  expect(faultsOf('homepage', emptied)).toEqual({})
})

it('names a text that is too long, counting characters and not what surrounds them', () => {
  const most = homepageLimits.good_at
  expect(faultsOf('homepage', { ...saved, good_at: ` ${'🫀'.repeat(most)} ` })).toEqual({})
  expect(faultsOf('homepage', { ...saved, good_at: '心'.repeat(most + 1) })).toEqual({
    good_at: { zh: `擅长不能超过 ${most} 个字`, en: `at most ${most} characters` },
  })
})

it('sends only what was changed on this page', () => {
  const changed = { ...saved, good_at: ' 动脉瘤 ', title: '教授' }
  expect(toSend('homepage', changed, saved)).toEqual({ good_at: '动脉瘤' })
  expect(toSend('card', changed, saved)).toEqual({ title: '教授' })
  expect(toSend('homepage', saved, saved)).toEqual({})
})

it('does not take spaces around a text for a change', () => {
  expect(isSame({ ...saved, good_at: '脑血管病 ' }, saved)).toBe(true)
  expect(isSame({ ...saved, good_at: '' }, saved)).toBe(false)
})
