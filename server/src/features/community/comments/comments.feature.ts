import { readCommentGroup } from '#contract/community/comments.ts'
import { words } from '#kernel/console-framework/words.ts'
import { audited } from '#kernel/audit/audited.ts'
import { defineFeature } from '#kernel/feature.ts'
import { defineSocketGroup } from '#kernel/socket/group-access.ts'
import { commentsResource, tipOffsResource, wordsResource } from './comments.console.ts'
import {
  commentAdded,
  commentLiked,
  commentPinned,
  commentRemoved,
  commentRestored,
  reportDismissed,
  reportUpheld,
} from './comments.notices.ts'
import { removeComment } from './delete-comment.ts'
import { getComments, getTopComments } from './get-comments.ts'
import { praiseComment } from './praise-comment.ts'
import { setComment } from './set-comment.ts'
import { setTop } from './set-top.ts'
import { tipOffComment } from './tip-off.ts'
import { tellCommentLikes } from './tell-likes.ts'
import { maySubscribe } from './may-subscribe.ts'

export const commentsFeature = defineFeature({
  name: 'comments',
  switches: [
    { name: 'comments', title: words('发表评论与弹幕', 'Comments and danmaku'), calls: [setComment] },
  ],
  notices: [
    commentAdded,
    commentLiked,
    commentPinned,
    commentRemoved,
    commentRestored,
    reportUpheld,
    reportDismissed,
  ],
  jobs: [tellCommentLikes],
  resources: [commentsResource, tipOffsResource, wordsResource],
  socketGroups: [defineSocketGroup(readCommentGroup, maySubscribe)],
  calls: [
    getComments,
    getTopComments,
    setComment,
    audited(removeComment, ['comments', 'comment_id']),
    audited(setTop, ['comments', 'comment_id']),
    praiseComment,
    tipOffComment,
  ],
})
