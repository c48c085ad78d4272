import { expect, it } from 'vitest'
import { completionPathFrom, pathAfterCompletion } from '#web/paths/profile.ts'

const after = (address: string) => pathAfterCompletion(new URL(address, 'https://xinglin.test').searchParams)

it('leads back to where the person was going', () => {
  const path = completionPathFrom({ pathname: '/doctorMainPage', search: '?doctor_id=3' })
  expect(path).toBe('/informationComplete?from=%2FdoctorMainPage%3Fdoctor_id%3D3')
  expect(after(path)).toBe('/doctorMainPage?doctor_id=3')
})

it('never leads to itself or to another site', () => {
  expect(after('/informationComplete?from=%2FinformationComplete')).toBe('/')
  expect(after('/informationComplete?from=%2F%2Felsewhere.example')).toBe('/')
  expect(after('/informationComplete')).toBe('/')
})
