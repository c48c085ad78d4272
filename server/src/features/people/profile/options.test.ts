import { describe, expect, it } from 'vitest'
import { workplaceOptionCalls, profileCalls, profileLimits } from '#contract/people/profile.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const asking = (language: string) => Object.assign(app.client(), { language })

describe.each([
  ['departments', workplaceOptionCalls.departmentLevels, profileLimits.department],
  ['titles', workplaceOptionCalls.titleOptions, profileLimits.title],
] as const)('the %s', (list, call, most) => {
  it('come in two levels, each value once and short enough to be saved', async () => {
    const groups = await asking('zh').call(call, {})
    const values = groups.flatMap((group) => group.children.map((child) => child.value))
    expect(groups.length).toBeGreaterThan(3)
    expect(new Set(values).size).toBe(values.length)
    for (const value of values) expect(value.length).toBeLessThanOrEqual(most)
    expect(groups.flatMap((group) => group.children).every(({ value, name }) => value === name)).toBe(true)
  })

  it('are shown in English, and stored as ever', async () => {
    const chinese = await asking('zh').call(call, {})
    const english = await asking('en').call(call, {})
    expect(english.map((group) => group.children.map((child) => child.value))).toEqual(
      chinese.map((group) => group.children.map((child) => child.value)),
    )
    for (const group of english)
      for (const { name } of [group, ...group.children]) expect(name).toMatch(/^[A-Za-z, ]+$/)
  })

  it('are among the options of the form', async () => {
    const options = await asking('en').call(profileCalls.registerOptions, {})
    expect(options[list]).toEqual(await asking('en').call(call, {}))
    expect(options.identities).toEqual(await asking('en').call(profileCalls.identities, {}))
  })
})

it('know the departments and titles of everyday', async () => {
  const { departments, titles } = await asking('zh').call(profileCalls.registerOptions, {})
  const inner = departments.find((group) => group.value === '内科')
  expect(inner?.children.map(({ value }) => value)).toContain('心血管内科')
  expect(titles[0]?.children.map(({ value }) => value)).toContain('主任医师')
})
