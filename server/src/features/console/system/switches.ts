import { systemCalls } from '#contract/console/system.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'

export const listSwitches = answer(systemCalls.switches, async (_input, { switches, caller }) => {
  await switches.refresh()
  return switches.all.map(({ name, title }) => ({
    name,
    title: title[caller.language],
    is_on: !switches.isOff(name),
  }))
})

export const setSwitch = answer(systemCalls.setSwitch, async ({ name, is_on }, context) => {
  const { switches } = context
  const found = switches.all.find((one) => one.name === name)
  if (!found) throw refuse(failures.dataMissing, { detail: 'name' })
  await switches.refresh()
  const before = { is_on: !switches.isOff(name) }
  await switches.set(name, is_on)
  context.noteChange({ target: { kind: 'switch', id: 0, name }, before, after: { is_on } })
  return {}
})
