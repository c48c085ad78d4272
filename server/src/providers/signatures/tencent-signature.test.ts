import { expect, it } from 'vitest'
import { signForTencent } from './tencent-signature.ts'

it("signs the vendor's published example as published", () => {
  // The vendor prints its example with a masked key and signs with the mask.
  const stars = '*'.repeat(32)
  const headers = signForTencent(
    { id: `AKID${stars}`, secret: stars },
    {
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      action: 'DescribeInstances',
      version: '2017-03-12',
      region: 'ap-guangzhou',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      at: new Date(1_551_113_065_999),
    },
  )
  expect(headers).toEqual({
    authorization:
      `TC3-HMAC-SHA256 Credential=AKID${stars}/2019-02-25/cvm/tc3_request, ` +
      'SignedHeaders=content-type;host;x-tc-action, ' +
      'Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
    'content-type': 'application/json; charset=utf-8',
    'x-tc-action': 'DescribeInstances',
    'x-tc-timestamp': '1551113065',
    'x-tc-version': '2017-03-12',
    'x-tc-region': 'ap-guangzhou',
  })
})
