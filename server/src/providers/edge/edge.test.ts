import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { aliyunEdge } from './aliyun.ts'
import { nginxEdge } from './nginx.ts'
import { tencentEdge } from './tencent.ts'

const url = 'https://media.example'
const key = 'aliyuncdnexp1234'
const path = '/edge/files/u/2026/11/film.mp4'
const token = { untilMs: 1_444_435_200_000, viewing: 'ab12' }
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

it('signs for Aliyun as the documentation of type A says, with the viewing signed too', () => {
  const edge = aliyunEdge('http://cdn.example.com', key)
  // The example of the documentation.
  expect(edge.address('/video/standard/1K.html', { untilMs: 1_444_435_200_000, viewing: '0' })).toBe(
    'http://cdn.example.com/video/standard/1K.html?auth_key=1444435200-0-0-80cd3862d699b7118eed99103f2a3a4f',
  )
  const asked = new URL(edge.address(path, token))
  const line = {
    method: 'GET',
    uri: asked.pathname,
    uri_param: asked.search.slice(1),
    return_code: '206',
    response_size: '700',
    http_range: 'bytes=1000-1499',
  }
  const sent = { path, viewing: 'ab12', from: 1000, to: 1500 }
  expect(edge.readLine(JSON.stringify(line))).toEqual(sent)
  expect(edge.readLine(JSON.stringify({ ...line, response_size: 200 }))).toEqual({ ...sent, to: 1200 })
  expect(edge.readLine(JSON.stringify({ ...line, return_code: '403' }))).toBeUndefined()
  expect(edge.readLine(JSON.stringify({ ...line, method: 'HEAD' }))).toBeUndefined()
})

it('reads whole files of Aliyun’s offline log, which says no ranges', () => {
  const edge = aliyunEdge(url, key)
  const line = (status: number) =>
    `[9/Jun/2015:01:58:09 +0800] 10.10.10.10 - 1542 "-" "GET ${edge.address(path, token)}" ${status} 191 2830 MISS "Mozilla/5.0 (compatible; AhrefsBot/5.0)" "video/mp2t"`
  expect(edge.readLine(line(200))).toEqual({ path, viewing: 'ab12', from: 0, to: 2830 })
  expect(edge.readLine(line(206))).toBeUndefined()
})

it('signs for Tencent by type D and reads its offline log', () => {
  const edge = tencentEdge(url, key)
  const asked = new URL(edge.address(path, token))
  expect(asked.searchParams.get('sign')).toBe(md5(`${key}${path}1444435200`))
  expect(asked.searchParams.get('t')).toBe('1444435200')
  const line = (status: number, range: string) =>
    `20261119142501 10.1.2.3 media.example ${asked.pathname}${asked.search} 600 22 1 ${status} NULL 35 "Mozilla/5.0 (X11; Linux)" "${range}" GET HTTP/1.1 hit 51234`
  expect(edge.readLine(line(206, 'bytes=100-'))).toEqual({ path, viewing: 'ab12', from: 100, to: 700 })
  expect(edge.readLine(line(206, 'bytes=100-199'))).toMatchObject({ from: 100, to: 200 })
  expect(edge.readLine(line(200, 'NULL'))).toMatchObject({ from: 0, to: 600 })
  expect(edge.readLine(line(403, 'NULL'))).toBeUndefined()
})

it('signs for nginx over time, path and viewing, and reads what was sent', () => {
  const edge = nginxEdge(url, key)
  const asked = new URL(edge.address(path, token))
  const sign = createHash('md5').update(`1444435200${path}ab12 ${key}`).digest('base64url')
  expect(Object.fromEntries(asked.searchParams)).toEqual({ e: '1444435200', v: 'ab12', s: sign })
  const line = { method: 'GET', uri: path, v: 'ab12', status: 206, range: 'bytes 50-99/200', bytes: 20 }
  expect(edge.readLine(JSON.stringify(line))).toEqual({ path, viewing: 'ab12', from: 50, to: 70 })
  for (const other of [{ status: 403 }, { bytes: 0 }, { range: '' }, { method: 'HEAD' }])
    expect(edge.readLine(JSON.stringify({ ...line, ...other }))).toBeUndefined()
  for (const broken of ['', '{', 'null', '[]', '{"uri":1}']) expect(edge.readLine(broken)).toBeUndefined()
})
