import { sql } from 'drizzle-orm'
import { recordCalls } from '#contract/console/resources.ts'
import { importLongTable } from '#server/features/console/imports/import-long-table.ts'
import { insertImport } from '#server/features/console/imports/imports.queries.ts'
import { publishVersion } from '#server/features/console/records/publish-version.ts'
import { buildArticle } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import type { TestApp } from '#server/testing/test-app.ts'
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

/** What was planned collides with what somebody has changed since. */
const publishLate: Deed = async (app) => {
  const { client, user } = await asOperator(app)
  const { id } = await buildArticle(app.services.db)
  const { values: base } = await consoleOf(client, 'articles').record(id)
  const planned = { resource: 'articles', id, draft: 0, base: base!, values: { title: '到时的标题' } }
  const { version: versionId } = await client.call(recordCalls.save, {
    ...planned,
    publish: true,
    publish_at: '2036-01-01 08:00',
    reason: '更正',
  })
  await app.services.db.execute(sql`update all_articles set title = '别处改的标题' where id = ${id}`)
  return { readerId: user.id, act: async () => publishVersion.run(app.services, { versionId }) }
}

/** A table that is too long to be waited for. */
const importTable =
  (act: (app: TestApp, importId: number) => PromiseLike<unknown>): Deed =>
  async (app) => {
    const { user } = await asOperator(app)
    const table = [
      ['名称', '英文名称', '学科'],
      ['', '', ''],
    ]
    const row = {
      resource: 'diseases',
      operator_id: user.id,
      file_name: 'a.xlsx',
      is_trial: false,
      reason: '',
      table,
    }
    const { id } = await insertImport(app.services.db, row)
    return { readerId: user.id, act: async () => act(app, id) }
  }

export const consoleDeeds: Deeds = {
  'imports.done': importTable(({ services }, importId) => importLongTable.run(services, { importId })),
  'imports.failed': importTable(({ services }, importId) => importLongTable.giveUp!(services, { importId })),
  'records.notPublished': publishLate,
  'requests.agreed': decideRequest('agree'),
  'requests.failed': failRequest,
  'requests.refused': decideRequest('refuse'),
}
