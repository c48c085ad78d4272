import { expect, it } from 'vitest'
import { entriesOf } from '#contract/console/menu.ts'
import { actionCalls, recordCalls } from '#contract/console/resources.ts'
import { operatorRoles, rightsOf } from '#contract/people/operators.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Right } from '#contract/wire/rights.ts'
import { besideCalls } from '#kernel/beside-calls.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import type { Resource } from '#kernel/console-framework/resource.ts'
import { features } from '#server/features.ts'
import { formOf } from '#server/features/console/records/read-form.ts'
import { findAction } from '#server/features/console/requests/run-action.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const resources = features.flatMap(({ resources: declared = [] }) => declared)

/** Every list with its form and its buttons, and the rights that each takes. */
const doors = (resource: Resource): [door: string, needed: (Right | undefined)[]][] => [
  ['rows', [resource.right]],
  ...(resource.form ? [['save', [resource.right, resource.form.right]] as [string, Right[]]] : []),
  ...Object.entries(resource.actions ?? {}).map(([name, { right }]): [string, (Right | undefined)[]] => [
    name,
    [resource.right, right],
  ]),
]

it.each(operatorRoles)(
  'opens to %s exactly the lists, forms and buttons of the role',
  (role: OperatorRole) => {
    const rights = new Set(rightsOf([role]))
    const context = besideCalls(app.services, 'zh', {
      userId: 0,
      sessionId: 0,
      rights,
      isOperator: true,
      hasFreshStep: false,
      userType: 1,
      client: 'desk',
    })
    const isOpen = (name: string, door: string) => {
      try {
        const resource = resourcesOf(context).open(context, name)
        if (door === 'save') formOf(context, resource)
        else if (door !== 'rows') findAction(context, resource, door)
        return true
      } catch (error) {
        expect(error).toMatchObject({ failure: failures.noPermission })
        return false
      }
    }
    const opened: string[] = []
    const expected: string[] = []
    for (const resource of resources)
      for (const [door, needed] of doors(resource)) {
        const name = `${resource.name} ${door}`
        if (needed.every((right) => right === undefined || rights.has(right))) expected.push(name)
        if (isOpen(resource.name, door)) opened.push(name)
      }
    expect(expected.length).toBeGreaterThan(0)
    expect(opened).toEqual(expected)
  },
)

it('asks the same over the wire', async () => {
  const { client } = await buildMember(app, { operator_roles: ['financeApprover'] })
  const asked = { resource: 'refunds', action: 'pass', ids: [1], values: {}, reason: '', try: true }
  expect((await client.ask(actionCalls.run, asked)).status).toBe(failures.noPermission.status)
  const saved = { id: 0, draft: 0, values: {}, base: {}, publish: true, publish_at: '', reason: '' }
  expect((await client.ask(recordCalls.save, { resource: 'coupons', ...saved })).status).toBe(
    failures.noPermission.status,
  )
  expect(
    (await client.ask(actionCalls.run, { ...asked, resource: 'withdrawals', action: 'pay' })).status,
  ).toBe(200)
})

it('takes back by actions that need nothing to be filled in', () => {
  const wrong = resources.flatMap(({ name, actions = {} }) =>
    Object.values(actions).flatMap(({ undo }) => {
      if (undo === undefined) return []
      const back = actions[undo]
      const isFilled = back && Object.values(back.fields ?? {}).some(({ isRequired }) => isRequired)
      return back === undefined || isFilled ? [`${name} ${undo}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

it('asks why wherever people or money are touched', () => {
  const silent = resources
    .filter(({ name }) => [...entriesOf('people'), ...entriesOf('money')].includes(name))
    // A note says itself why it was written.
    .filter(({ name }) => name !== 'support-notes')
    .flatMap(({ name, form, actions = {} }) => [
      ...(form && !form.asksReason ? [`${name} form`] : []),
      ...Object.entries(actions).flatMap(([key, { asksReason }]) => (asksReason ? [] : [`${name} ${key}`])),
    ])
  expect(silent).toEqual([])
})
