import * as z from 'zod/mini'
import { comment, commentGroup, commentTopics } from '#contract/community/comments.ts'
import type { Comment } from '#contract/community/comments.ts'
import { defineTopic } from '#contract/wire/topic.ts'
import type { Speech, Stamp } from '../socket/hall.ts'

const meetingId = 1
const groupId = commentGroup('meeting', meetingId)

/** The topic of a comment, with the stamp for the crowd. */
const stampedComment = defineTopic(
  commentTopics.added.type,
  commentTopics.added.about,
  z.object({ groupId: z.string(), comment, n: z.number(), at: z.number() }),
)

type StampedComment = Stamp & { groupId: string; comment: Comment }

/** Comments and danmaku alternate, of realistic length. */
const write = ({ n, at }: Stamp): StampedComment => ({
  groupId,
  n,
  at,
  comment: {
    comment_id: n,
    item_type: 'meeting',
    item_id: meetingId,
    schedule_id: 0,
    content:
      n % 2 === 0 ? '这张片子太典型了，记笔记' : '请教老师：合并慢性肾病的患者，随访间隔是否需要缩短？',
    play_time: n % 2 === 0 ? n / 50 : null,
    l_r_id: 0,
    is_danmaku: n % 2 === 0 ? 1 : 0,
    userid: 1000 + (n % 500),
    truename: '沈清和',
    photo: '/files/public/2026/03/portrait.png',
    hospital: '江城大学附属第一医院',
    title: '副主任医师',
    praise_num: 0,
    is_top: 0,
    create_time: '2026-03-05 12:00',
  },
})

export const roomSpeech: Speech<StampedComment> = { groupId, topic: stampedComment, write }
