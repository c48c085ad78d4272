import { messages as allMessages } from '#demo/content/messages.ts'
import type { MessageTarget, PushMessage } from '#demo/content/messages.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { appVersions } from '#server/features/people/native-app/native-app.tables.ts'
import { messages } from '#server/features/community/messages/messages.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

export async function loadMessages(world: World): Promise<void> {
  await insertRows(
    world.db,
    messages,
    allMessages.map((message) => ({
      kind: message.target.kind === 'meeting' ? ('meetings' as const) : ('system' as const),
      title: message.title[0],
      title_en: message.title[1],
      content: contentOf(world, message, 0),
      content_en: contentOf(world, message, 1),
      body: message.richText,
      is_public: true,
      ...targetOf(world, message.target),
      created_at: minutesFrom(world.now, message.sentMinutes),
    })),
  )
  await insertRows(world.db, appVersions, [{ version_type: 1, version: '1.0.0', if_review_time: '0' }])
}

const contentOf = (world: World, { content, target }: PushMessage, language: 0 | 1) =>
  target.kind === 'meeting'
    ? content[language].replace('{meeting}', world.meetings[target.index]?.title ?? '')
    : content[language]

const meetingTarget = (world: World, id: number) => ({
  target_kind: world.bigMeetingIds.includes(id) ? ('bigMeeting' as const) : ('meeting' as const),
  target_id: id,
})

function targetOf(world: World, target: MessageTarget) {
  switch (target.kind) {
    case 'meeting':
      return meetingTarget(world, world.meetingIds[target.index] ?? 0)
    case 'operation':
      return { target_kind: 'operation' as const, target_id: world.operationIds[target.index] ?? 0 }
    case 'article':
      return { target_kind: 'article' as const, target_id: world.articleIds[target.index] ?? 0 }
    default:
      return { target_kind: target.kind, target_id: 0 }
  }
}
