import { createHash, createHmac } from 'node:crypto'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { signText } from '#contract/wire/envelope.ts'
import { reportText, studyCalls } from '#contract/meetings/study.ts'
import type { PlayedRange, WatchSession } from '#contract/meetings/study.ts'
import type { Viewer } from './prepare-viewers.ts'

export const watchedMeetingId = 9001
export const watchedRecordingId = 9001

export type Watching = Viewer & { session: WatchSession; seq: number; acknowledged: number }

export type Line = { agent: http.Agent; port: number }

async function post(
  line: Line,
  path: string,
  token: string,
  fields: Record<string, string>,
): Promise<unknown> {
  const timestamp = String(Date.now())
  const sign = createHash('sha256').update(signText('8', timestamp)).digest('hex')
  const body = new URLSearchParams({ platform: '8', sign, timestamp, is_wechat: '1', ...fields }).toString()
  const request = http.request({
    agent: line.agent,
    host: '127.0.0.1',
    port: line.port,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', token },
  })
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject).end(body)
  })
  const answer = JSON.parse(await text(response)) as { status: number; message: string; data: unknown }
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.message}`)
  return answer.data
}

export async function openWatching(line: Line, viewer: Viewer): Promise<Watching> {
  const fields = { meeting_id: String(watchedMeetingId), l_r_id: String(watchedRecordingId) }
  const session = (await post(line, studyCalls.watchPlayback.path, viewer.token, fields)) as WatchSession
  return { ...viewer, session, seq: 0, acknowledged: 0 }
}

/** Sends one report, a second further into the recording; what was acknowledged must never be lost. */
export async function reportNext(line: Line, watching: Watching): Promise<void> {
  const seq = ++watching.seq
  const { session_id: id, secret } = watching.session
  const ranges: PlayedRange[] = [[(seq - 1) * 1000, seq * 1000, 100, 1]]
  await post(line, studyCalls.report.path, watching.token, {
    session_id: String(id),
    seq: String(seq),
    ranges: JSON.stringify(ranges),
    report_sign: createHmac('sha256', secret)
      .update(reportText(id, seq, ranges))
      .digest('hex'),
  })
  watching.acknowledged = seq
}
