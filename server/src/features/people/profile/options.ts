import { workplaceOptionCalls, profileCalls } from '#contract/people/profile.ts'
import { titleGroups } from '#contract/wire/titles.ts'
import { answer } from '#kernel/answer.ts'
import { departmentGroups } from './departments.data.ts'
import { presentGroups, presentIdentities } from './profile.present.ts'

export const getDepartmentLevels = answer(workplaceOptionCalls.departmentLevels, async (_input, { caller }) =>
  presentGroups(departmentGroups, caller.language),
)

export const getTitleOptions = answer(workplaceOptionCalls.titleOptions, async (_input, { caller }) =>
  presentGroups(titleGroups, caller.language),
)

export const getRegisterOptions = answer(profileCalls.registerOptions, async (_input, { caller }) => ({
  identities: presentIdentities(caller.language),
  departments: presentGroups(departmentGroups, caller.language),
  titles: presentGroups(titleGroups, caller.language),
}))
