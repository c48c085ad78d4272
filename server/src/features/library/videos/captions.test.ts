import { describe, expect, it } from 'vitest'
import { uploadCalls } from '#contract/people/uploads.ts'
import { videoCalls, videoFailures } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { commonFields, testApp } from '#server/testing/test-app.ts'
import type { Answer, TestClient } from '#server/testing/test-app.ts'
import { uploadPicture } from '#server/testing/upload-picture.ts'
import { beginVideo } from '#server/testing/upload-video.ts'
import { readCaptions, writeVtt } from './captions.ts'

const convert = (source: string) => {
  const cues = readCaptions(source)
  return cues && writeVtt(cues)
}

const srt =
  '1\r\n00:00:01,500 --> 00:00:03,000\r\n<i>切口</i>在此\r\n第二行\r\n\r\n2\r\n00:01:00,5 --> 01:00:00,000\r\nNext'

describe('captions', () => {
  it('of srt become vtt', () => {
    expect(convert(srt)).toBe(
      'WEBVTT\n\n00:00:01.500 --> 00:00:03.000\n<i>切口</i>在此\n第二行\n\n00:01:00.500 --> 01:00:00.000\nNext\n\n',
    )
  })

  it('of vtt lose styles, notes, positions, and what else could disturb', () => {
    const vtt =
      '\uFEFFWEBVTT - title\n\nSTYLE\n::cue { background: url(https://x.example/a) }\n\nNOTE 00:01.000 --> 2\n\nid\n00:01.000 --> 00:02.000 line:0 align:start\n<v Ann><script>a</script>b{\\an8}\n'
    expect(convert(vtt)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nab\n\n')
  })

  it('are in the order of their time, and only those that last', () => {
    const mixed =
      '00:05.000 --> 00:06.000\nlater\n\n00:03.000 --> 00:03.000\nnever\n\n00:01.000 --> 00:02.000\nfirst'
    expect(readCaptions(mixed)?.map(({ lines }) => lines[0])).toEqual(['first', 'later'])
  })

  it.each(['', 'some text', '00:01.000 --> 00:02.000', '{"a":1}'])('are none in %j', (source) => {
    expect(readCaptions(source)).toBeUndefined()
  })
})

const app = await testApp()

async function askCaption(
  client: TestClient,
  fields: { video_id: number; language: string; label?: string },
  body: string | Buffer,
): Promise<Answer<Video>> {
  const form = new FormData()
  const all = { ...commonFields(client), label: '', ...fields, video_id: String(fields.video_id) }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  form.append('file', new Blob([Buffer.from(body)]), 'a.srt')
  const response = await fetch(app.url + videoCalls.setCaption.path, {
    method: 'POST',
    headers: { token: client.token },
    body: form,
  })
  return (await response.json()) as Answer<Video>
}

describe('the captions of a video', () => {
  it('are added, replaced and removed by language', async () => {
    const { client } = await buildMember(app)
    const { video_id } = await beginVideo(client, 1000)
    await askCaption(client, { video_id, language: 'zh', label: '中文' }, srt)
    const { data } = await askCaption(client, { video_id, language: 'en' }, srt)
    expect(data.captions).toMatchObject([
      { language: 'zh', label: '中文' },
      { language: 'en', label: 'en' },
    ])
    const first = data.captions[0]!.address
    const served = await fetch(app.url + first)
    expect(served.headers.get('content-type')).toContain('text/vtt')
    expect(await served.text()).toMatch(/^WEBVTT\n/)
    const replaced = await askCaption(client, { video_id, language: 'zh', label: '中文' }, srt)
    expect(replaced.data.captions.map(({ language }) => language)).toEqual(['en', 'zh'])
    expect((await fetch(app.url + first)).status).toBe(404)
    const left = await client.call(videoCalls.deleteCaption, { video_id, language: 'en' })
    expect(left.captions.map(({ language }) => language)).toEqual(['zh'])
  })

  it('are refused when unreadable, too large or of another’s video', async () => {
    const { client } = await buildMember(app)
    const { client: other } = await buildMember(app)
    const { video_id } = await beginVideo(client, 1000)
    const ask = (body: string | Buffer, who = client) => askCaption(who, { video_id, language: 'zh' }, body)
    expect((await ask('no captions')).status).toBe(videoFailures.captionUnreadable.status)
    expect((await ask(Buffer.from([0xc4, 0xe3, 0xba, 0xc3]))).status).toBe(
      videoFailures.captionUnreadable.status,
    )
    expect((await ask(`${srt}\n${'x'.repeat(1024 * 1024)}`)).status).toBe(
      videoFailures.captionTooLarge.status,
    )
    expect((await ask(srt, other)).status).toBe(404)
  })
})

it('a cover is one of the frames or a picture of one’s own', async () => {
  const { client } = await buildMember(app)
  const { client: other } = await buildMember(app)
  const { video_id } = await beginVideo(client, 1000)
  const cover = await uploadPicture(app, client, uploadCalls.upload)
  expect(await client.call(videoCalls.setCover, { video_id, cover })).toMatchObject({ cover })
  const foreign = await uploadPicture(app, other, uploadCalls.upload)
  for (const wrong of [foreign, 'https://x.example/a.jpg', '/files/none.jpg'])
    expect(await client.ask(videoCalls.setCover, { video_id, cover: wrong })).toMatchObject({
      status: videoFailures.coverNotOwn.status,
    })
})
