import { expect, it } from 'vitest'
import { maskedName } from './remember-account.ts'

it.each([
  [{ truename: '王小明', sysusers_name: 'wang' }, '王**'],
  [{ truename: '王', sysusers_name: 'wang' }, '王*'],
  [{ truename: '', sysusers_name: '139****0001' }, '139****0001'],
  [{ truename: '', sysusers_name: 'doctor1' }, 'do***'],
  [{ truename: '', sysusers_name: '' }, ''],
])('shows %o as %s', (user, name) => expect(maskedName(user)).toBe(name))
