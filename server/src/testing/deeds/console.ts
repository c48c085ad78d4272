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

export const consoleDeeds: Deeds = {
  'requests.agreed': decideRequest('agree'),
  'requests.refused': decideRequest('refuse'),
}
