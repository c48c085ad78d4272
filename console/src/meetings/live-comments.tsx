import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Card, Dropdown, Empty, Flex, Spin, Tag } from 'antd'
import type { ReadComment } from '#contract/community/comments.ts'
import { muteReasons } from '#contract/meetings/live-room.ts'
import { useText } from '#web/ui/language.ts'
import { Confirm } from '../pop-ups.tsx'
import { consoleText } from '../text.ts'
import { meetingMutations, meetingQueries } from './queries.ts'
import { liveText } from './text.ts'

/** What was said last in the room of a meeting, and who may not speak. */
export function LiveComments({ meetingId }: { meetingId: number }) {
  const text = useText(liveText)
  const common = useText(consoleText)
  const { message } = App.useApp()
  const client = useQueryClient()
  const comments = useQuery(meetingQueries.comments(meetingId))
  const mutes = useQuery(meetingQueries.mutes(meetingId))

  async function handle(work: Promise<unknown>) {
    await work
    void message.success(text.done)
    await Promise.all([
      client.invalidateQueries(meetingQueries.comments(meetingId)),
      client.invalidateQueries(meetingQueries.mutes(meetingId)),
    ])
  }

  const list = comments.data?.comment_list ?? []
  const muted = mutes.data?.list ?? []
  return (
    <Flex vertical gap="middle" style={{ flex: '2 1 480px' }}>
      <Card size="small" title={text.comments}>
        {comments.isPending && <Spin />}
        {comments.error && (
          <Button onClick={() => void comments.refetch()}>
            {comments.error.message} · {common.retry}
          </Button>
        )}
        {comments.data && list.length === 0 && <Empty description={text.noComments} />}
        {list.map((comment) => (
          <CommentRow key={comment.comment_id} comment={comment} meetingId={meetingId} handle={handle} />
        ))}
      </Card>
      <Card size="small" title={text.muted}>
        {muted.length === 0 && text.nobodyMuted}
        {muted.map((mute) => (
          <Flex key={mute.userid} gap="small" align="center">
            <strong>{mute.truename || text.nameless(mute.userid)}</strong>
            <span>{text.muteReasons[mute.reason]}</span>
            <span>{text.until(mute.until_time)}</span>
            <Button size="small" onClick={() => void handle(meetingMutations.unmute(meetingId, mute.userid))}>
              {text.unmute}
            </Button>
          </Flex>
        ))}
      </Card>
    </Flex>
  )
}

type CommentRowProps = {
  comment: ReadComment
  meetingId: number
  handle: (work: Promise<unknown>) => Promise<void>
}

function CommentRow({ comment, meetingId, handle }: CommentRowProps) {
  const text = useText(liveText)
  const { comment_id: id, userid } = comment
  const isPinned = comment.is_top === 1
  return (
    <div className="live-comment">
      <div>
        <strong>{comment.truename || text.nameless(userid)}</strong>{' '}
        <span className="live-comment-time">{comment.create_time}</span>{' '}
        {comment.is_danmaku === 1 && <Tag>{text.danmaku}</Tag>}
        {isPinned && <Tag color="processing">{text.pinned}</Tag>}
      </div>
      <div>{comment.content}</div>
      <Flex gap="small">
        <Button size="small" onClick={() => void handle(meetingMutations.pin(id, !isPinned))}>
          {isPinned ? text.unpin : text.pin}
        </Button>
        <Confirm title={text.removeAsk} onConfirm={() => handle(meetingMutations.deleteComment(id))}>
          <Button size="small" danger>
            {text.remove}
          </Button>
        </Confirm>
        <Dropdown
          trigger={['click']}
          menu={{
            items: muteReasons.map((reason) => ({
              key: reason,
              label: text.muteReasons[reason],
              onClick: () => void handle(meetingMutations.mute(meetingId, userid, reason)),
            })),
          }}
        >
          <Button size="small">{text.mute}</Button>
        </Dropdown>
      </Flex>
    </div>
  )
}
