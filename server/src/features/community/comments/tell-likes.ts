import { defineJob } from '#kernel/jobs/job.ts'
import { takeGathered } from '#server/features/community/messages/gathered-notices.queries.ts'
import { tellGathered } from '#server/features/community/messages/tell-gathered.ts'
import { commentLiked } from './comments.notices.ts'
import { latelyPraised, selectComment } from './comments.queries.ts'
import { itemOf } from './find-comment.ts'

/** Who wrote a comment gets one notice a day of those who like it. */
export const tellCommentLikes = defineJob({
  name: 'tell-comment-likes',
  schedule: '*/5 * * * *',
  retryWaits: [10],
  run: (services) =>
    services.db.transaction(async (db) => {
      for (const { itemId: commentId, userIds } of await takeGathered(
        db,
        commentLiked.event,
        latelyPraised,
      )) {
        const row = await selectComment(db, commentId)
        if (!row) continue
        const { user_id: author, content: comment } = row.comment
        await tellGathered(db, { readers: [author], userIds }, (doers) =>
          commentLiked.write({ ...doers, comment, ...itemOf(row) }),
        )
      }
    }),
})
