import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { asOperator, operate } from './deed.ts'
import type { Deed, Deeds } from './deed.ts'

/** What one operator asks for and another decides. */
const decideRequest =
  (action: string): Deed =>
  async (app) => {
    const [asker, { user }] = [await asOperator(app), await buildMember(app)]
    const roles = { values: { roles: ['editor'] }, reason: '新同事' }
    const { requestId } = await consoleOf(asker.client, 'people').run('changeRoles', user.id, roles)
    return { readerId: asker.user.id, act: () => operate(app, 'requests', action, requestId!) }
  }

/** Nobody agrees to a role of their own, so that it cannot be done. */
const failRequest: Deed = async (app) => {
  const [asker, person] = [await asOperator(app), await asOperator(app)]
  const roles = { values: { roles: ['administrator', 'editor'] }, reason: '兼任编辑' }
  const { requestId } = await consoleOf(asker.client, 'people').run('changeRoles', person.user.id, roles)
  const act = () => consoleOf(person.client, 'requests').run('agree', requestId!)
  return { readerId: asker.user.id, act }
}

export const consoleDeeds: Deeds = {
  'requests.agreed': decideRequest('agree'),
  'requests.failed': failRequest,
  'requests.refused': decideRequest('refuse'),
}
