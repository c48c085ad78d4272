import { expect, it } from 'vitest'
import { findMistakes, publicityFields, toSend, valuesFrom } from './publicity-values.ts'

const ownPhone = '139****0001'
const filled = {
  name: '林晓',
  phone: ownPhone,
  hospital: '江城大学附属第一医院',
  department: '心血管内科',
  title: '主治医师',
  topic: '高血压患者的家庭自测',
  description: '三个短视频。',
}

it('finds nothing wrong with a form that is filled in', () => {
  expect(findMistakes(filled, ownPhone)).toEqual({})
})

it('wants every field', () => {
  const empty = Object.fromEntries(publicityFields.map((field) => [field, '  '])) as typeof filled
  expect(Object.values(findMistakes(empty, ownPhone))).toEqual(publicityFields.map(() => 'missing'))
})

it.each([
  ['name', 10],
  ['description', 500],
  ['topic', 60],
] as const)('lets %s have %i characters and no more', (field, most) => {
  expect(findMistakes({ ...filled, [field]: '字'.repeat(most) }, ownPhone)).toEqual({})
  expect(findMistakes({ ...filled, [field]: '字'.repeat(most + 1) }, ownPhone)).toEqual({
    [field]: 'too-long',
  })
})

it('takes the number of the account or a real one', () => {
  expect(findMistakes({ ...filled, phone: '13912345678' }, ownPhone)).toEqual({})
  for (const phone of ['139****0002', '1391234567', '12345678901'])
    expect(findMistakes({ ...filled, phone }, ownPhone)).toEqual({ phone: 'wrong-phone' })
})

it('starts with what the profile knows', () => {
  const profile = { name: '林晓', phone: ownPhone, hospital: '一院', department: '', title: '' }
  expect(valuesFrom(profile)).toEqual({ ...profile, topic: '', description: '' })
})

it('begins with what was declined', () => {
  const declined = { topic: filled.topic, description: filled.description }
  expect(valuesFrom(filled, declined)).toEqual(filled)
})

it('sends a number only when it is another than that of the account', () => {
  expect(toSend(filled, ownPhone, []).phone).toBe('')
  expect(toSend({ ...filled, phone: ' 13912345678 ' }, ownPhone, ['/files/a']).phone).toBe('13912345678')
})
