import { expect, it } from 'vitest'
import { signForAliyun } from './aliyun-signature.ts'

const key = { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' }
const published = {
  host: 'ecs.cn-shanghai.aliyuncs.com',
  action: 'RunInstances',
  version: '2014-05-26',
  query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
  nonce: '3156853299f313e23d1673dc12e1703d',
  at: new Date('2023-10-26T10:22:32.987Z'),
}

it("signs the vendor's published example as published", () => {
  const { query, headers } = signForAliyun(key, published)
  expect(query).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai')
  expect(headers['x-acs-date']).toBe('2023-10-26T10:22:32Z')
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

it('encodes everything but the unreserved characters and sorts by name', () => {
  const { query } = signForAliyun(key, { ...published, query: { A1: "!'()*", A: '杏 林+~', B: '{"a":1}' } })
  expect(query).toBe('A=%E6%9D%8F%20%E6%9E%97%2B~&A1=%21%27%28%29%2A&B=%7B%22a%22%3A1%7D')
})
