import { expect, it } from 'vitest'
import { faultsOf, tidyNumber } from './form-values.ts'

const right = {
  real_name: '王一',
  id_number: '11010519491231002X',
  qualification_number: '199911110210111',
  title: '主任医师',
}

it('finds nothing wrong with what is right', () => {
  expect(faultsOf(right, 2)).toEqual({})
  expect(faultsOf({ ...right, id_number: '' }, 4)).toEqual({})
  expect(faultsOf({ ...right, id_number: ' 110105 19491231 002x' }, 3)).toEqual({})
})

it('names what is missing', () => {
  const empty = { real_name: ' ', id_number: '', qualification_number: '', title: '' }
  expect(Object.keys(faultsOf(empty, 0)).toSorted()).toEqual([
    'photos',
    'qualification_number',
    'real_name',
    'title',
  ])
  expect(faultsOf(empty, 0).qualification_number?.zh).toBe('医师资格证号不能为空')
})

it('says what is wrong in the stated words', () => {
  const faults = faultsOf(
    {
      real_name: '一二三四五六七八九十一',
      id_number: '110105194912310021',
      qualification_number: '12-3',
      title: 'x',
    },
    5,
  )
  expect(faults.real_name?.en).toBe('real name max 10 words')
  expect(faults.id_number?.zh).toBe('身份证格式不正确')
  expect(faults.qualification_number?.zh).toBe('医师资格证号格式不正确')
  expect(faults.photos?.zh).toBe('请上传 2 至 4 张证件照片')
})

it('tidies a number', () => {
  expect(tidyNumber(' 1101 05x ')).toBe('110105X')
})
