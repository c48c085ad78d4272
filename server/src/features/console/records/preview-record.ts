import { previewCalls, previewFailures } from '#contract/console/previews.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { answer } from '#kernel/answer.ts'
import { ignoreChange } from '#kernel/audit/noted-change.ts'
import type { Db } from '#kernel/database.ts'
import { readFields } from '#kernel/console-framework/fields.ts'
import type { Resource } from '#kernel/console-framework/resource.ts'
import { refuse } from '#kernel/fail.ts'
import { queueStatements } from '#kernel/queue-statements.ts'
import { pageDrawer } from '#kernel/pages/page-drawer.ts'
import type { CallContext } from '#kernel/services.ts'
import { apply } from './publish-version.ts'
import { formOf, readForm } from './read-form.ts'

const agents = { phone: 'Mozilla/5.0 (iPhone) Mobile', desk: 'Mozilla/5.0 (X11)' }

/**
 * Publishes the values in a transaction, draws the page that readers get, and takes everything back: what is shown is what
 * publishing would show, by the same code.
 */
export const previewRecord = answer(previewCalls.draw, async (input, context) => {
  const resource = resourcesOf(context).open(context, input.resource)
  const form = formOf(context, resource)
  const { draw } = context.states.get(pageDrawer)
  const { previewPath } = form
  if (!previewPath || !draw) throw refuse(previewFailures.noPreview)
  const values = readForm(form, input.values, context)
  const { caller, log, env } = context
  const html = await takeBack(context.db, async (db) => {
    // Nobody is told of what does not happen.
    const inside = {
      ...context,
      db,
      visitorDb: db,
      events: { publish: async () => undefined, announce: async () => undefined },
      noteChange: ignoreChange,
    }
    const id = await apply(inside, form, input.id, values)
    await show(inside, resource, id)
    const address = previewPath(id)
    const page = await draw(
      {
        request: {
          id: caller.requestId,
          ip: caller.address,
          url: `${address}${address.includes('?') ? '&' : '?'}lang=${caller.language}`,
          headers: { 'user-agent': agents[input.device] },
          log,
        },
        origin: env.PUBLIC_ORIGIN ?? caller.origin ?? '',
        hasLinkedStyles: true,
      },
      inside,
    )
    return page.html
  })
  return { html: withoutScripts(html) }
})

/** What was taken back or is not published yet is shown by the action that shows it to readers. */
async function show(context: CallContext, resource: Resource, id: number): Promise<void> {
  const [row] = await resource.rows.byIds(context, [id])
  for (const name of ['put_back', 'publish', 'restore']) {
    const action = resource.actions?.[name]
    if (row && action?.run && action.applies?.(row, context))
      await action.run(context, id, { values: readFields(action.fields ?? {}, {}).values, reason: '', row })
  }
}

class Undone extends Error {}

/** Does something in a transaction that is never committed. */
async function takeBack<Result>(db: Db, act: (db: Db) => Promise<Result>): Promise<Result> {
  let result: { value: Result } | undefined
  let endQueue = () => {}
  try {
    await db.transaction(async (inside) => {
      endQueue = queueStatements(inside)
      result = { value: await act(inside) }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  } finally {
    endQueue()
  }
  return result!.value
}

/** The frame of a preview runs no scripts, so that nothing needs to be loaded for them. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|expect|preload|manifest)"[^>]*>/g, '')
