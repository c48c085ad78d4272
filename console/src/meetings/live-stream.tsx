import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Card, Descriptions, Flex, Typography } from 'antd'
import { useState } from 'react'
import { useText } from '#web/ui/language.ts'
import { Confirm } from '../pop-ups.tsx'
import { meetingMutations, meetingQueries } from './queries.ts'
import { liveText } from './text.ts'

/** Where the stream is sent, with the key hidden until somebody asks for it. */
export function LiveStream({ meetingId }: { meetingId: number }) {
  const text = useText(liveText)
  const { message } = App.useApp()
  const client = useQueryClient()
  const [isShown, setIsShown] = useState(false)
  const studio = useQuery({ ...meetingQueries.studio(meetingId), retry: false })
  // Who only moderates does not stream.
  if (!studio.data) return null
  const { push_address: address, stream_key: key } = studio.data

  async function handleRenew() {
    await meetingMutations.renewKey(meetingId)
    await client.invalidateQueries(meetingQueries.studio(meetingId))
    void message.success(text.done)
  }

  return (
    <Card size="small" title={text.stream}>
      {address === '' ? (
        text.noStream
      ) : (
        <>
          <Descriptions
            size="small"
            column={1}
            items={[
              {
                key: 'address',
                label: text.address,
                children: <Typography.Text copyable>{address}</Typography.Text>,
              },
              {
                key: 'key',
                label: text.key,
                children: isShown ? <Typography.Text copyable>{key}</Typography.Text> : '••••••••',
              },
            ]}
          />
          <Flex gap="small">
            {!isShown && <Button onClick={() => setIsShown(true)}>{text.show}</Button>}
            <Confirm title={text.renewAsk} onConfirm={handleRenew}>
              <Button danger>{text.renew}</Button>
            </Confirm>
          </Flex>
        </>
      )}
    </Card>
  )
}
